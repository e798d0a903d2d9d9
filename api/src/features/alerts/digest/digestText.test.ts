import type { DigestFacts } from './digestFacts';
import { digestMail } from './digestMail';
import { digestLines } from './digestText';

const row = { points: 51, transfers_cost: 0, overall_rank: 1200 };
const aGameweek = (more: object = {}) =>
  ({
    season: { next: { id: 9, deadline: Date.parse('2023-10-07T10:00:00Z') } },
    gameweek: { id: 8 },
    team: 'Eleven',
    row,
    before: undefined,
    result: undefined,
    rivals: [],
    ...more,
  }) as unknown as DigestFacts;

const lines = (more: object) => digestLines(aGameweek(more)).join('\n');
const ranked = (overall_rank: number | null) => ({ before: { ...row, overall_rank } });

it.each([
  [ranked(2500), 'Overall rank: 1,200, up 1,300'],
  [ranked(1100), 'Overall rank: 1,200, down 100'],
  [ranked(1200), 'Overall rank: 1,200, as before'],
  [{}, /^Overall rank: 1,200$/m],
  [{ row: { ...row, overall_rank: null } }, 'Overall rank: none yet'],
  [{ row: { ...row, transfers_cost: 8 } }, 'Points: 51, net 43 after 8 for transfers'],
  [{ rivals: [{ name: 'B', net: 51 }] }, 'Best rival: B, net 51, as many as you'],
  [
    {
      rivals: [
        { name: 'B', net: 40 },
        { name: 'C', net: 49 },
      ],
    },
    'Best rival: C, net 49, 2 fewer than you',
  ],
  [{ rivals: [{ name: 'B', net: 60 }] }, 'Best rival: B, net 60, 9 more than you'],
])('says of %j', (more, expected) => {
  expect(lines(more)).toMatch(expected);
});

it('says when neither captain nor vice-captain played', () => {
  const season = { next: undefined, footballer: (id: number) => ({ name: `F${id}` }) };
  const pick = (footballer_id: number, points: number, multiplier = 1) => ({
    footballer_id,
    slot: footballer_id,
    points,
    multiplier,
    counted: points * multiplier,
  });
  const result = { captain_id: null, picks: [pick(1, 2), pick(2, 9), pick(3, -1), pick(12, 20, 0)] };
  expect(lines({ season, result })).toContain(
    'Captain: neither he nor the vice-captain played\nBest: F2, 9 points\nLowest: F3, -1 point\nThis was',
  );
});

it('names no mailbox that nobody reads, and no click without https', () => {
  const secrets = { hmac: () => 'mac' };
  const config = {
    publicUrl: 'http://localhost:8080',
    mailFrom: 'no-reply@touchline.test',
    readsMail: false,
  };
  const to = { account: 'one', email: 'ada@example.test', username: 'Ada', team: 1 } as never;
  expect(digestMail({ secrets, config }, aGameweek(), to).headers).toEqual({
    'List-Unsubscribe': '<http://localhost:8080/v1/alerts/digest/off/one.mac>',
  });
});
