import type { Reading } from '../../game/handlers/gameServices';
import type { ViewId } from '../../game/handlers/viewGroup';
import type { Services } from '../../services';
import { readRivalsView } from '../rivals/rivalsView';
import type { ChanceOfFirst } from '../share/sharedGameweek';
import { chancesIn } from './chances';
import { seasonChancesPage } from './seasonChances';
import { storedView } from './storedView';

/** A league's name may be its members' own, and what is shared is for everybody. */
export const publicName = (view: ViewId, label: string): string =>
  typeof view === 'number' ? 'my league' : label;

/**
 * Null where there is none: without other teams, at the end of the season, and while the game does not answer. It is a part
 * of something else, which is there without it.
 */
export async function readChanceOfFirst(
  services: Pick<Services, 'kit'> & Parameters<typeof readRivalsView>[0],
  reading: Reading,
): Promise<ChanceOfFirst | null> {
  try {
    const chosen = storedView(reading);
    const view = await readRivalsView(services, reading, chosen);
    const of = reading.season.current?.finished === true ? 'season' : 'gameweek';
    const { state, places } = of === 'season' ? await seasonChancesPage(view) : await chancesIn(view);
    if (state !== 'running' || places === null) return null;
    return { view: publicName(chosen, view.config.label), of, first: places.first };
  } catch (err) {
    services.kit.app.log.warn({ err }, 'The chance of the first place could not be read.');
    return null;
  }
}
