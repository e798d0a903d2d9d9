import { demoAbilities } from '@touchline/demo-game/demoAbilities';

/** What a source can do, and what reading it costs. Code outside this folder tests these, and never a source's name. */
export interface SourceAbilities {
  /** The official game: a state that is stored without a source's identity is its state. */
  readonly isOfficial: boolean;
  /** Its season can start again at an earlier instant than the one that is stored. */
  readonly isRewindable: boolean;
  /** It has documents besides the official ones, under `touchline/`. */
  readonly hasExtras: boolean;
  /** Of several processes on one database a single one reads it. */
  readonly hasOneReader: boolean;
  /** Which squads of a team a client waits for: each costs a request. */
  readonly squadsPerRead: 'current' | 'all';
  /** Squads in the sample for the live rank; 0 for a source that has only some of the managers. */
  readonly sampleSize: number;
  /** Names of people and teams are invented already. */
  readonly hasInventedNames: boolean;
}

/** By the source's name. */
export const abilities = {
  /** Asked at the limited rate: 2,000 squads take nine minutes. */
  live: {
    isOfficial: true,
    isRewindable: false,
    hasExtras: false,
    hasOneReader: true,
    squadsPerRead: 'current',
    sampleSize: 2_000,
    hasInventedNames: false,
  },
  replay: { ...demoAbilities, sampleSize: 0, hasInventedNames: false },
  demo: demoAbilities,
} as const satisfies Record<string, SourceAbilities>;
