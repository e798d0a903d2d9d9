import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Frees at once what nothing holds any more. What this turn of the event loop has looked at still counts as held. */
export const collectGarbage = runInNewContext('gc') as () => void;
