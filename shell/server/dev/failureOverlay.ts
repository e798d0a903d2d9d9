import { escapeHtml, inlineJson } from '../html/escapeHtml';
import type { DevFailure } from '../rendering/devRendering';

const styles = `#tl-dev{position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:99999;padding:16px 20px;background:#fff;color:#1c1c1c;border-top:4px solid #b3261e;font:14px/1.5 system-ui,sans-serif}
#tl-dev h2{margin:0 0 8px;font-size:16px}
#tl-dev pre{margin:0 0 12px;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}
#tl-dev button{font:inherit;padding:10px 16px;min-height:44px}
@media (prefers-color-scheme:dark){#tl-dev{background:#1c1c1c;color:#f2f2f2;border-color:#f2b8b5}}`;

/** Waits for the next compilation, then loads the page again: the failure may be gone. */
const waitScript = (mark: string) => `(function wait(){
fetch('/dev/changed?since='+${inlineJson(mark)}).then(function(answer){answer.status===200?location.reload():wait()},function(){setTimeout(wait,1000)})
})();
document.getElementById('tl-dev-hide').addEventListener('click',function(){document.getElementById('tl-dev').remove()})`;

/**
 * HTML that shows a developer why this page was not rendered on the server. It is outside of the app's root, which the browser
 * renders as it does for every page without HTML.
 */
export const failureOverlay = ({ owner, words, mark }: DevFailure, nonce: string): string =>
  `<style nonce="${nonce}">${styles}</style>
<section id="tl-dev" role="alert">
<h2>${escapeHtml(owner)} was not rendered on the server</h2>
<pre>${escapeHtml(words)}</pre>
<button type="button" id="tl-dev-hide">Hide</button>
</section>
<script nonce="${nonce}">${waitScript(mark)}</script>`;
