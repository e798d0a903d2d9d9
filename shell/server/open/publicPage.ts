import { html, trusted, type Html } from '../html/markup';
import { publicStyles } from './publicStyles';

export interface PublicPage {
  readonly title: string;
  readonly description: string;
  readonly body: Html;
  /** Address of the page without origin. */
  readonly path: string;
  readonly isIndexed: boolean;
  /** Address of the preview picture without origin, 1200 × 630. */
  readonly picture?: string;
  /** The browser has a session: the header leads into the app in place of signing in. */
  readonly isSignedIn: boolean;
}

/** The page's only script: the native app starts at `/`, and its session is not in a cookie. */
const nativeScript =
  "if(window.Capacitor&&Capacitor.isNativePlatform())location.replace('/login'+location.search)";

interface Writing {
  readonly nonce: string;
  /** Origin of the app's public address. */
  readonly origin: string;
}

/** A page for visitors: plain HTML, readable without scripts. */
export function publicPage(page: PublicPage, { nonce, origin }: Writing): string {
  const { title, description, body, path, isIndexed, picture, isSignedIn } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${isIndexed ? null : html`<meta name="robots" content="noindex" />`}
        <link rel="canonical" href="${origin}${path}" />
        <meta name="theme-color" content="#0F4C3A" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#070E0B" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Touchline" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${origin}${path}" />
        ${
          picture === undefined
            ? html`<meta property="og:image" content="${origin}/icon-512.png" />`
            : html`<meta property="og:image" content="${origin}${picture}" /><meta
                  property="og:image:width"
                  content="1200"
                /><meta property="og:image:height" content="630" /><meta
                  name="twitter:card"
                  content="summary_large_image"
                />`
        }
        <script nonce="${nonce}">
          ${trusted(nativeScript)};
        </script>
        <style nonce="${nonce}">
          ${trusted(publicStyles)}
        </style>
      </head>
      <body>
        <header class="head">
          <a class="name" href="/"><span>Touchline</span></a
          >${isSignedIn ? html`<a class="go" href="/login">Open Touchline</a>` : html`<a href="/login">Log in</a><a class="go" href="/signup">Sign up</a>`}
        </header>
        <main>${body}</main>
        <footer>
          Touchline is unofficial: it is not made or endorsed by the game or the league, and reads the game’s
          public data only.
        </footer>
      </body>
    </html> `.markup;
}
