/** Fetches JSON past all caches. @throws Error when it cannot be had or is none */
export async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
