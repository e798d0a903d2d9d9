/**
 * For `npm run season -- <recording>` (scripts/season.mjs): follows the planner through a recorded season from several first
 * squads, and prints the report. Each followed season is stored after every gameweek, so that a stopped run continues where
 * it was.
 */
import { asFootballerId } from '@touchline/shared/domain';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import loadHighs from 'highs';
import { highsSolve, defaultLimits } from '../solver/highsSolve';
import { chipsAlong } from './chipsAlong';
import { chipsReport } from './chipsReport';
import { followedReport, type FollowedSeason, type RecordedManager } from './followedReport';
import {
  bestSquad,
  followGameweek,
  type Followed,
  type FollowOptions,
  type SeasonDeadline,
  squadOf,
} from './followedSeason';

/** What the API's part writes to the file. */
interface SeasonFile {
  readonly season: string;
  readonly deadlines: readonly SeasonDeadline[];
  readonly managers: readonly (RecordedManager & { readonly first_squad: readonly number[] })[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    starts: { type: 'string', default: '3' },
    horizon: { type: 'string', default: '5' },
    hits: { type: 'string', default: '0' },
    chips: { type: 'string', default: 'off' },
    official: { type: 'string', default: 'on' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: '38' },
    /** Of the code that decides: another one begins anew. */
    code: { type: 'string', default: '' },
    folder: { type: 'string', default: '.cache/season' },
  },
});
const [file = ''] = positionals;
const text = readFileSync(file, 'utf8');
const { season, deadlines: all, managers } = JSON.parse(text) as SeasonFile;
const deadlines = all.slice(0, Number(values.to));
const seed = Number(values.seed);
const listed = (words: string) => words.split(',').map((word) => word.trim());

const ours = listed(values.chips).flatMap((chips) =>
  listed(values.hits).map((hits): FollowOptions => ({
    most_hits: Number(hits),
    horizon: Number(values.horizon),
    has_chips: chips === 'on',
    expected: 'ours',
  })),
);
const official = ours.slice(0, values.official === 'on' ? 1 : 0);
const variants = [...ours, ...official.map((one): FollowOptions => ({ ...one, expected: 'official' }))];
const starts = [
  ...Array.from({ length: Number(values.starts) }, (_, index) => `best ${index + 1}`),
  ...managers.filter(({ first_squad }) => first_squad.length > 0).map(({ team }) => `team ${team}`),
];

/** The page's limits. Without restarts, plans of up to three gameweeks mostly reach the gap sooner. */
const solve = highsSolve(await loadHighs(), { ...defaultLimits, options: { mip_allow_restart: false } });

function beginning(start: string, options: FollowOptions): Followed {
  const [first] = deadlines;
  if (first === undefined) throw new Error('The recording has no gameweek.');
  const [kind, number] = start.split(' ');
  const squad = managers.find(({ team }) => kind === 'team' && team === Number(number))?.first_squad;
  if (squad !== undefined) return { start: squadOf(first, squad.map(asFootballerId)), gameweeks: [] };
  const chosen = bestSquad(first, options, { number: Number(number), seed }, solve);
  return { start: chosen, gameweeks: [] };
}

/** As far as it was stored: perhaps further than asked for. */
interface FollowedStart extends FollowedSeason {
  readonly whole: Followed;
}

function followSeason(start: string, options: FollowOptions): FollowedStart {
  const key = createHash('sha256')
    .update(JSON.stringify([start, options, seed, values.code, defaultLimits]))
    .update(text)
    .digest('hex')
    .slice(0, 16);
  const stored = join(values.folder, `${season}-${key}.json`);
  let followed = existsSync(stored)
    ? (JSON.parse(readFileSync(stored, 'utf8')) as Followed)
    : beginning(start, options);
  while (followed.gameweeks.length < deadlines.length) {
    const coming = all.slice(followed.gameweeks.length);
    followed = followGameweek(followed, coming, options, solve);
    writeFileSync(`${stored}.new`, JSON.stringify(followed));
    renameSync(`${stored}.new`, stored);
    const sum = followed.gameweeks.reduce((total, { points }) => total + points, 0);
    const { most_hits, expected, has_chips } = options;
    process.stderr.write(
      `${season}, ${expected}, ${most_hits} hits${has_chips ? ', chips' : ''}, ${start}: ${followed.gameweeks.length} gameweeks, ${sum} points\n`,
    );
  }
  return { start, gameweeks: followed.gameweeks.slice(0, deadlines.length), whole: followed };
}

mkdirSync(values.folder, { recursive: true });
const followed = variants.map((options) => ({ options, seasons: [] as FollowedStart[] }));
// All variants of a start before the next start: a stopped run has pairs.
for (const start of starts)
  for (const { options, seasons } of followed) seasons.push(followSeason(start, options));
if (listed(values.chips).includes('along'))
  for (const { options, seasons } of followed)
    if (!options.has_chips && options.expected === 'ours')
      process.stdout.write(
        chipsReport(
          season,
          seasons.map(({ start, whole }) => ({ start, days: chipsAlong(whole, deadlines) })),
        ),
      );
process.stdout.write(
  followedReport({
    season,
    managers,
    averages: deadlines.map(({ reply, average }) => ({
      gameweek_id: reply.gameweeks[0]?.id ?? 0,
      points: average,
    })),
    variants: followed,
  }),
);
