/** Where the reader's choice is kept: `light`, `dark` or `system`. */
export const schemeKey = 'tl-scheme';
export const schemeAttribute = 'data-scheme';

export type SchemeMode = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

/** Script text for the head of the page: sets the scheme before the first paint, so that night stays dark. */
export const schemeScript = `(function(){try{var m=localStorage.getItem('${schemeKey}')||'system'}catch(e){m='system'}var d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('${schemeAttribute}',d?'dark':'light')})()`;
