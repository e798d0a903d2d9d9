import type { TrialReaders } from '@touchline/api';
import type { OverrideCookie } from './overrideCookie';
import { signInOf } from './overrideCookie';
import { type ReleaseDocument, ReleaseRefused, releasesOf } from './releaseDocument';
import type { Composition } from './releaseStore';

/** What a browser needs to open the pages of a release that is not live. */
export interface StartedTrial {
  /** Of the reader, whom `end` deletes. */
  readonly reader: string;
  /** Values of `set-cookie` headers: the session, and who sees which composition. */
  readonly session: string;
  readonly candidate: string;
  readonly live: string;
}

/** Trials of stored releases, by readers who exist for one trial only (docs/decisions/0090). */
export interface Trials {
  /** @throws ReleaseRefused when the release is not stored, or there is no season to show */
  start(document: ReleaseDocument, remote: string, release: string): Promise<StartedTrial>;
  /** @throws ReleaseRefused when there is no season to show */
  startAt(document: ReleaseDocument, then: Composition): Promise<StartedTrial>;
  end(reader: string): Promise<void>;
}

interface TrialsOptions {
  readonly readers: TrialReaders;
  readonly overrideCookie: OverrideCookie;
}

/** What is live of the remotes that have a canary: the reader gets the composition of everybody. */
const withoutCanaries = ({ remotes }: ReleaseDocument) =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { canary, live, disabled }]) =>
      canary && live && !disabled ? [[name, live] as const] : [],
    ),
  );

export function createTrials({ readers, overrideCookie }: TrialsOptions): Trials {
  async function startWith(
    document: ReleaseDocument,
    candidate: Readonly<Record<string, string>>,
  ): Promise<StartedTrial> {
    const reader = await readers.start();
    if (!reader) throw new ReleaseRefused('Nothing can be tried before the server has read the season once.');
    const signIn = signInOf(reader);
    const live = withoutCanaries(document);
    const seeing = (previews: Readonly<Record<string, string>>) =>
      overrideCookie.set({ previews, safeMode: false }, signIn);
    return {
      reader: reader.user.id,
      session: reader.cookie,
      candidate: seeing({ ...live, ...candidate }),
      live: seeing(live),
    };
  }
  return {
    async start(document, remote, release) {
      if (!releasesOf(document, remote).releases.some(({ id }) => id === release))
        throw new ReleaseRefused(`${remote} has no release ${release} that could be tried.`);
      return startWith(document, { [remote]: release });
    },
    startAt: (document, { live }) => startWith(document, live),
    end: (reader) => readers.end(reader),
  };
}
