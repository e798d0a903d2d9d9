/**
 * The payload of a reply of the API; every read answers `{ success, payload }`.
 *
 * @throws FailureError when the call fails
 */
export async function payloadOf<T>(reply: Promise<{ readonly payload: T }>): Promise<T> {
  return (await reply).payload;
}
