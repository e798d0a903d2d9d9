/** Parameters of an address, by name: those of its path, and those of its query. */
export const addressParams = (
  address: string,
  path: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> => ({
  ...Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? '')),
  ...path,
});

/**
 * URLs of a route's first calls with the parameters of the address filled in. A call whose parameter is
 * missing is skipped; the page makes it later.
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
 * Script that starts the calls in parallel with the page's scripts and stores the promises for the API client
 * in `window.touchlineFirst`.
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
