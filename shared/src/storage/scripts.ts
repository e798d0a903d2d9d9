/**
 * Storage access for scripts that the page contains as text: they run before any module is loaded. The arguments are
 * constants of ours and are inserted as they are.
 */

/** Expression: the stored text, or null when nothing is stored or storage is denied. */
export const readScript = (key: string): string =>
  `(function(){try{return localStorage.getItem('${key}')}catch(e){return null}})()`;

/**
 * Statement: sets a cookie for a year. A browser that denies storage ignores it, or throws in a sandboxed frame.
 *
 * @param value expression of a text
 */
export const cookieScript = (name: string, value: string): string =>
  `try{document.cookie='${name}='+encodeURIComponent(${value})+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}`;
