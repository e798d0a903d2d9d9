/** The configured PostgreSQL cannot be used. One or two sentences, for the operator. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}
