/** `integrityOf` of a file of any size: Node's thread pool hashes it, not the thread that answers requests. */
export async function integrityBeside(content: Buffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', content as BufferSource);
  return `sha384-${Buffer.from(digest).toString('base64')}`;
}
