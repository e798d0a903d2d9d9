import { passPrice } from './offer';

/** The built-in checkout. It says more than once that no money is taken. */
export function testCheckoutPage(action: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test checkout</title>
<meta name="viewport" content="width=device-width"></head><body>
<main><h1>Test checkout</h1>
<p><strong>This is a test: no money is paid and no card is needed.</strong></p>
<p>Season pass, ${passPrice.currency} ${passPrice.shown}</p>
<form method="post" action="${action}">
<button name="answer" value="pay">Pay (test)</button>
<button name="answer" value="cancel">Cancel</button>
</form></main></body></html>`;
}
