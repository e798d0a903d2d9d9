import { openRecording } from '../../src/game/fpl/replay/recording';
import { describeSeason, season2022, season2023, season2025 } from '../support/recordedSeason';
import { backtest, type FarCase } from './backtest';
import { type CalibrationAhead, calibrationByDistance } from './calibrationByDistance';

const seasons = [season2022, season2023, season2025];
const distances = Array.from({ length: 8 }, (_, ahead) => ahead);

describeSeason(
  'expected points of footballers owned by more than 4 %, three recorded seasons',
  season2025,
  () => {
    const bySeason = new Map<string, readonly FarCase[]>();
    let together: readonly CalibrationAhead[] = [];
    beforeAll(async () => {
      for (const { name, folder } of seasons)
        bySeason.set(name, (await backtest(openRecording(folder), 'owned')).far);
      together = calibrationByDistance([...bySeason.values()].flat());
    }, 900_000);

    it.each(distances)('%d gameweeks after the next one are right on average within 0.1 points', (ahead) => {
      expect(together[ahead]?.cases).toBeGreaterThan(7000);
      expect(Math.abs(together[ahead]?.bias ?? 1)).toBeLessThan(0.1);
    });

    it.each(seasons)(
      'in $name they are right on average within 0.17 points at every distance',
      ({ name }) => {
        for (const { bias } of calibrationByDistance(bySeason.get(name) ?? []))
          expect(Math.abs(bias)).toBeLessThan(0.17);
      },
    );

    // Not 1: of a point that one footballer is expected to get more than another, about four fifths come.
    it.each(distances)('%d gameweeks after the next one, 0.78 to 0.9 of a difference comes', (ahead) => {
      expect(together[ahead]?.slope).toBeGreaterThan(0.78);
      expect(together[ahead]?.slope).toBeLessThan(0.9);
    });
  },
);
