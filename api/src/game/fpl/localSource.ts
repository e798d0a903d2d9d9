import type { EpochMs } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import { createDemoSource } from '@touchline/demo-game/demoSource';
import { seasonFolder } from '@touchline/demo-game/seasonFolder';
import { createReplaySource } from './replay/replaySource';
import type { DocumentSource } from './source';

/** Parameters of a season without network: plain data, so that it can be sent to a thread. */
export type LocalSourceChoice =
  | {
      readonly kind: 'demo';
      readonly seed: number;
      readonly anchor: EpochMs;
      readonly demoMode: boolean;
      /** Where computed seasons are kept for the next start, and what identifies the code that computes them. */
      readonly keptIn?: { readonly folder: string; readonly code: string };
    }
  | { readonly kind: 'replay'; readonly folder: string };

/** @throws when a replay folder does not contain a recorded season */
export function createLocalSource(choice: LocalSourceChoice, clock: Clock): DocumentSource {
  const source =
    choice.kind === 'demo'
      ? createDemoSource({
          ...choice,
          clock,
          ...(choice.keptIn && { kept: seasonFolder(choice.keptIn.folder, choice.keptIn.code) }),
        })
      : createReplaySource({ folder: choice.folder, clock });
  return {
    ...source,
    // A getter: a copied value would stay at the season of the start.
    get season() {
      return source.season;
    },
    identity: identityOf(choice),
  };
}

/** Distinguishes one season's data from another's, see `DocumentSource.identity`. */
export function identityOf(choice: LocalSourceChoice): string {
  return choice.kind === 'demo'
    ? `demo ${choice.seed} ${choice.anchor} ${choice.demoMode ? 'named' : 'numbered'}`
    : `replay ${choice.folder}`;
}
