/** pg's serialisation of a parameter; the package has no types for this file. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown;
}
