/** See serverFlags.mjs. */
export declare const serverFlags: string[];
export declare const serverMemory: Readonly<Record<string, string>>;
