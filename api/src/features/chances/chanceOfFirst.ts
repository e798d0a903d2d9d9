import type { Reading } from '../../game/handlers/gameServices';
import type { Services } from '../../services';
import { readRivalsView } from '../rivals/rivalsView';
import { chancesIn } from './chances';
import { seasonChancesPage } from './seasonChances';
import { storedView } from './storedView';

/** The reader's chance of the first place in the stored view. */
export interface ChanceOfFirst {
  /** Name of the view. */
  readonly view: string;
  /** Once the gameweek is final, the chance is of the season. */
  readonly of: 'gameweek' | 'season';
  /** 0 to 1. */
  readonly first: number;
}

/**
 * Null where there is none: without other teams, at the end of the season, and while the game does not answer. It is a part
 * of something else, which is there without it.
 */
export async function readChanceOfFirst(
  services: Pick<Services, 'kit'> & Parameters<typeof readRivalsView>[0],
  reading: Reading,
): Promise<ChanceOfFirst | null> {
  try {
    const view = await readRivalsView(services, reading, storedView(reading));
    const of = reading.season.current?.finished === true ? 'season' : 'gameweek';
    const { state, places } = of === 'season' ? await seasonChancesPage(view) : await chancesIn(view);
    if (state !== 'running' || places === null) return null;
    return { view: view.config.label, of, first: places.first };
  } catch (err) {
    services.kit.app.log.warn({ err }, 'The chance of the first place could not be read.');
    return null;
  }
}
