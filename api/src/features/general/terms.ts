/**
 * The terms of service, shown on the sign-up screen and linked from /about. Headings start at the second
 * level.
 */
export const termsHtml = `
<h2>What Touchline is</h2>
<p>Touchline is a companion for people who play an official fantasy football game. It is not made, approved or
paid for by that game, by any league or by any club. Points, squads and fixtures come from the game’s public
data; predictions and reports are our own calculations and can be wrong.</p>
<h2>Your account</h2>
<p>You need to be at least 10 years old. Give an email address that is yours, keep your password to yourself,
and use one account. Your account here is separate from your account in the official game: we never ask for
that password, and you should not tell it to anybody.</p>
<h2>What we keep</h2>
<p>We keep what you enter: username, email address, birthday and password (as a hash that nobody can read
back); the number of your fantasy team; the rivals you follow and the footballers you watch; the device tokens
of notifications you switched on; and which pages and buttons are used, so that we can improve them. We do not
sell any of it. Mail is sent only for your account: codes, a changed password, a deletion.</p>
<h2>Cookies</h2>
<p>One cookie keeps you logged in. There are no cookies of advertisers.</p>
<h2>Fair use</h2>
<p>Do not try to read other people’s accounts, to overload the service, or to copy its data by machine. We may
close an account that does.</p>
<h2>The season pass</h2>
<p>The season pass unlocks more until the end of the season that it names. It is paid once and does not renew
itself. If something you paid for does not work, write to us and we put it right or pay the money back. The
rights that the law gives a buyer are untouched.</p>
<h2>No promises about results</h2>
<p>The service is given as it is. The game’s data can be late or wrong, and the service can be down, often just
before a deadline when it is needed most. We are not liable for a rank that was lost, except where the law
says that we are.</p>
<h2>Leaving</h2>
<p>You can delete your account in your profile at any time. It is deleted 14 days after you ask, with everything
that belongs to it; until then you can cancel. Accounts whose address is never confirmed are deleted after
seven days.</p>
<h2>Changes</h2>
<p>When these terms change in a way that matters, we say so in the app before the change takes effect. If you do
not agree, delete your account.</p>
`.trim();
