const least = 160;
const most = 720;
/** Where the content cannot be measured: in the sandbox of the app no two pages have the same origin. */
const unmeasured = 480;

/**
 * Height of a frame in pixels, as high as its content within limits.
 *
 * @param content the frame's document; null where it is of another origin
 * @returns undefined while the document has no body yet
 */
export function frameHeight(content: { readonly body: HTMLElement | null } | null): number | undefined {
  if (content === null) return unmeasured;
  if (content.body === null) return undefined;
  return Math.min(most, Math.max(least, content.body.scrollHeight));
}
