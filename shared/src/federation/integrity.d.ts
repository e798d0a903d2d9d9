export declare function integrityOf(content: Buffer): string;
