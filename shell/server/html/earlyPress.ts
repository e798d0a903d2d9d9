/**
 * Script that keeps what a reader does before the app can answer. It remembers the last button pressed until React has answered
 * it: a press is lost before the page is taken over, and after that in a part whose code has not come yet, where React drops it.
 *
 * - `touchlinePress.answered()` is called by the app for every press that it answers;
 * - `touchlinePress.repeat()` begins to press the remembered button again, ten times a second for ten seconds at most, until it is
 *   answered; called at the take-over;
 * - `touchlinePress.heard()`: the app hears Back and Forward from now on. Before, nothing does, so the page is loaded anew when one
 *   of them leaves the address that the HTML is of;
 * - `touchlinePress.left()`: whether that load has been asked for. Scripts still run until it comes.
 *
 * Links need none of this: the browser follows them. Neither do fields, which keep by themselves what was entered.
 */
export const earlyPressScript =
  "(function(){var pressed,since,repeats,heard,left,first=here();function here(){return location.pathname+location.search}function hear(e){var b=e.target.closest&&e.target.closest('a[href],button,[role=button],[role=radio],[role=tab]');if(!b||b===pressed||!b.closest('#root'))return;pressed=b.matches('a[href]')?undefined:b;since=Date.now();if(repeats)setTimeout(again,100)}function again(){if(!pressed||!pressed.isConnected||Date.now()-since>1e4)return void(pressed=undefined);pressed.click();setTimeout(again,100)}addEventListener('click',hear,true);addEventListener('popstate',function(){if(!heard&&here()!==first){left=true;location.reload()}});window.touchlinePress={left:function(){return!!left},heard:function(){heard=true},answered:function(){pressed=undefined},repeat:function(){repeats=true;again()}}})()";
