import { asLeagueId } from '@touchline/shared/domain';
import { publicName } from './chanceOfFirst';

describe('the view that a shared chance is of', () => {
  test('has its own name where everybody knows it', () => {
    expect(publicName('rivals', 'Rivals')).toBe('Rivals');
  });

  test('is called a league, and not by the name that its members gave it', () => {
    expect(publicName(asLeagueId(7), 'Office')).toBe('my league');
  });
});
