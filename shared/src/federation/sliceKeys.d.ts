/** Store keys of a remote's slices, from its code for Node. @throws Error when one has no key of its own */
export function sliceKeysOf(code: Buffer, name: string): string[];
