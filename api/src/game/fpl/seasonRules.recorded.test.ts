import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { profileOf } from '@touchline/shared/domain';
import { recordedFolder } from '../../../test/support/recordedSeason';
import type { Losses } from './declare';
import { parseBootstrap } from './parseBootstrap';
import { parseFixtures, parseLive } from './parseFixtures';

const folderOf = (season: string) => resolve(dirname(recordedFolder), season);
const readJson = (season: string, path: string): unknown =>
  JSON.parse(readFileSync(resolve(folderOf(season), path), 'utf8'));
const where = (season: string) => (existsSync(folderOf(season)) ? it : it.skip);

for (const season of ['season-2022-23', 'season-2023-24'])
  where(season)(`${season} has 20 clubs with three letters each`, () => {
    const { clubs } = parseBootstrap(readJson(season, 'bootstrap-static.json'));
    expect(new Set(clubs.map(({ id }) => id)).size).toBe(20);
    expect(clubs.filter(({ id }) => !/^[a-z]{3}$/.test(id))).toEqual([]);
  });

where('season-2025-26')('the game’s own words of 2025-26 are the rules of its profile', () => {
  const { rules } = parseBootstrap(readJson('season-2025-26', 'bootstrap-static.json'));
  const profile = profileOf('2025-26');
  expect(rules?.from).toBe('game');
  expect(rules?.chips).toEqual(profile.chips);
  expect(rules?.transfers).toEqual(profile.transfers);
  expect(rules?.squad).toEqual(profile.squad);
  expect(rules?.positions).toEqual(profile.positions);
  expect(rules?.phases.slice(1)).toEqual(profile.phases.slice(1));
  expect(rules?.scoring['goals_scored']).toEqual(profile.scoring['goals_scored']);
  expect(rules?.scoring['defensive_contribution']).toEqual(profile.scoring['defensive_contribution']);
});

where('season-2026-27-opening')('the opening of 2026-27 is read; what it lacks is named', () => {
  const opening = 'season-2026-27-opening';
  const losses: Losses = new Map();
  const bootstrap = parseBootstrap(readJson(opening, 'bootstrap-static.json'), losses);
  const fixtures = parseFixtures(readJson(opening, 'fixtures.json'), bootstrap.clubs, losses);
  const live = parseLive(readJson(opening, 'event/1/live.json'), losses);
  expect(bootstrap.clubs).toHaveLength(20);
  expect(bootstrap.rules?.chips).toHaveLength(8);
  expect(fixtures).toHaveLength(30);
  expect(live.length).toBeGreaterThan(20);
  expect([...losses]).toEqual([['bootstrap.teams.strength', 20]]);
});
