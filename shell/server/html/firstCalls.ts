/**
 * Paths of a route's first calls with the address's parameters in place. A call whose parameter the address
 * lacks is left to the page.
 */
export function firstCalls(
  calls: readonly string[],
  params: Readonly<Record<string, string | undefined>>,
): string[] {
  return calls.flatMap((call) => {
    const missing = [...call.matchAll(/:(\w+)/g)].some(
      ([, name]) => name === undefined || params[name] === undefined,
    );
    if (missing) return [];
    return [call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))];
  });
}

/**
 * Script that starts the calls beside the page's scripts and leaves them for the API client under
 * `window.touchlineFirst`.
 */
export function firstCallsScript(urls: readonly string[], headers: Readonly<Record<string, string>>): string {
  if (urls.length === 0) return '';
  const script = (list: string, given: string) =>
    `window.touchlineFirst=new Map(${list}.map(function(u){return[u,fetch(u,{headers:${given},credentials:'same-origin'}).then(function(r){return r.json().then(function(b){return{status:r.status,body:b}})})]}));window.touchlineFirst.forEach(function(p){p.catch(function(){})});`;
  return script(
    JSON.stringify(urls).replace(/</g, '\\u003c'),
    JSON.stringify(headers).replace(/</g, '\\u003c'),
  );
}
