/** Flags that a packaged Chromium needs on a machine without a screen, a GPU or the open internet. */
export declare const chromiumFlags: string[];
