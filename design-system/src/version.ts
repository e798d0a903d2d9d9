/**
 * The version of what the design system promises to remotes (`promised.json`), apart from the contract's. It begins at 4.4.0, where
 * both were one, so that the ranges of older releases hold (docs/decisions/0066).
 */
export const designSystemVersion = '4.14.3';
