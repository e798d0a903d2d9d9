import Type from 'typebox';

/**
 * An id inside a path. It travels as text; the handler reads it, so that a wrong one gets the
 * specification's answer (404, or 'Invalid id') and not a schema's.
 */
export const PathId = Type.Unsafe<number | string>(Type.String({ maxLength: 64 }));

/** @param example an existing id, for the documentation and for the trial of a release */
export const pathIdLike = (example: string) =>
  Type.Unsafe<number | string>(Type.String({ maxLength: 64, examples: [example] }));
