import { gatedMetrics, isMetric, metricLabel, metrics, startMetric } from './metrics';

it('"Gated pitch metrics: ep_this, ep_next, form, selected_by, cost, set_pieces, transfers, status, upcoming_fixtures"', () => {
  const gated = 'ep_this, ep_next, form, selected_by, cost, set_pieces, transfers, status, upcoming_fixtures';
  expect([...gatedMetrics].sort()).toEqual(gated.split(', ').sort());
});

it('has the 15 metrics of the specification, EP with two keys', () => {
  expect(metrics).toHaveLength(16);
  expect(metrics.map(({ label }) => label).filter((label) => !label.startsWith('EP'))).toHaveLength(14);
});

describe('the metric a pitch starts with', () => {
  it.each([
    ['the initial one if given and allowed', 'cost', 'form', 'form'],
    ['else the stored one', 'cost', undefined, 'cost'],
    ['the stored one if the initial is not allowed', 'cost', 'watchlist', 'cost'],
    ['rivals if the stored one is invalid', 'nonsense', undefined, 'rivals'],
  ])('is %s', (_, stored, initial, expected) => {
    expect(startMetric(stored, initial, ['rivals', 'cost', 'form'])).toBe(expected);
  });
});

it('calls an unknown metric by its key', () => {
  expect([metricLabel('xg_next'), isMetric('xg_next')]).toEqual(['xg_next', false]);
});
