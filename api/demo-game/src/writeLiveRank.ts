/** Writes `docs/live-rank.md`: how close estimated ranks are to true ones in the demo. */
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { day, lastGameweek } from './calendar';
import { liveRankPage, measureGameweek } from './measureLiveRank';
import { createSeason } from './season';
import { testAnchor } from './testing';

const seed = 1;
const season = createSeason(seed, testAnchor);
season.workOutUntil(testAnchor + 400 * day);
const measures = Array.from({ length: lastGameweek }, (_, index) => measureGameweek(season, index + 1, 500));
const text = liveRankPage(measures, seed);
writeFileSync(resolve(dirname(fileURLToPath(import.meta.url)), '../../../docs/live-rank.md'), text);
console.info(text);
