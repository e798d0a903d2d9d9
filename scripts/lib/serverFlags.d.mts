/** See serverFlags.mjs. */
export declare const serverFlags: string[];
