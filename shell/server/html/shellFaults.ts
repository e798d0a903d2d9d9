import { inlineJson } from './escapeHtml';

/** The build of the shell that a page names. */
export interface ReportedShell {
  /** Id of its release. */
  readonly release: string;
  readonly isPreview: boolean;
}

/**
 * Script that reports the first fault of the shell on a page: a file of it that does not load, or an error whose stack has its files and
 * none of a remote. Where React draws a page anew because the server's HTML differs (its errors 418 to 425), the page works. It is in the page and not in the shell, because a shell that does not start cannot report itself. A page reports
 * once: a canary is judged by its failed pages.
 *
 * @param headers of the reader's session
 */
export function shellFaultsScript(
  { release, isPreview }: ReportedShell,
  headers: Readonly<Record<string, string>>,
): string {
  const data = { remote: 'shell', release, ...(isPreview && { preview: true }) };
  const sent = { ...headers, 'content-type': 'application/json' };
  return `(function(data,headers){var isDone;addEventListener('error',function(e){var t=e.target,file=t&&t!==window&&(t.src||t.href),thrown=e.error,stack=String(thrown&&thrown.stack||e.filename||'');if(isDone||!navigator.onLine||(file?!/script|link/i.test(t.tagName)||new URL(file,location.href).pathname.indexOf('/s/'):!/\\/s\\//.test(stack)||/\\/r\\/mf-/.test(stack)||/React error #4[12]\\d/.test(e.message)))return;isDone=true;fetch('/v1/event/remote_fault',{method:'POST',headers:headers,credentials:'same-origin',keepalive:true,body:JSON.stringify({slug:'remote_fault',data:Object.assign({},data,{kind:file?'load':'render',message:String(file?file+' did not load':thrown&&thrown.message||e.message).slice(0,500),stack:stack.slice(0,2000)})})}).catch(function(){})},true)})(${inlineJson(data)},${inlineJson(sent)})`;
}
