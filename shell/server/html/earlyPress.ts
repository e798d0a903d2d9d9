/**
 * Script that remembers the last button pressed before the page is taken over. `window.touchlinePress()` returns it
 * and stops listening; `takeOver` presses it again, once the page can answer. Links need none of this: the browser
 * follows them. Neither do fields, which keep by themselves what was entered.
 */
export const earlyPressScript =
  "(function(){var pressed;function hear(e){var b=e.target.closest&&e.target.closest('a[href],button,[role=button],[role=tab]');if(b)pressed=b.matches('a[href]')?undefined:b}addEventListener('click',hear,true);window.touchlinePress=function(){removeEventListener('click',hear,true);return pressed}})()";
