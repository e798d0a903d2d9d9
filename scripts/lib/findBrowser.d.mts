/** See findBrowser.mjs. */
export declare const headless: string;
export declare function findBrowser(playwrightsOwn: () => string): string | undefined;
