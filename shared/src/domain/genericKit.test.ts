import { genericKit } from './genericKit';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const codes = letters.flatMap((one) => letters.map((other) => `${one}x${other}`));

it('is the same whenever it is made, in whatever case the code is written', () => {
  expect(genericKit('zzz')).toEqual(genericKit('ZZZ'));
});

it('has two colours, for every code', () => {
  for (const code of codes) {
    const { base, secondary, sleeves } = genericKit(code);
    expect(base).not.toBe(secondary);
    expect([base, secondary]).toContain(sleeves);
  }
});

it('is different for most clubs of a league', () => {
  const kits = new Set(codes.slice(0, 20).map((code) => JSON.stringify(genericKit(code))));
  expect(kits.size).toBeGreaterThan(14);
});
