import { held } from './startPostgres';

/** After the API's tests. */
export default async function stopPostgres(): Promise<void> {
  await held.server?.stop();
}
