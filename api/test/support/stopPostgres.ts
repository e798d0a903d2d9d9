import { held } from './startPostgres';

/** Global teardown of the API's tests. */
export default async function stopPostgres(): Promise<void> {
  await held.server?.stop();
}
