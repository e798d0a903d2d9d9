/** pg's own way of writing a parameter; it ships no types for this file. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown;
}
