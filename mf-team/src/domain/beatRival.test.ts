import { asFootballerId } from '@touchline/shared/domain';
import type { PlanStart } from '@touchline/shared/plan';
import { aPlanStart, somePlanChances } from '../testing/builders';
import { optionsOf, verdictOf, verdictText } from './beatRival';
import { planViewOf } from './planView';

const reply = aPlanStart();
const start = reply.start as PlanStart;
const { context } = planViewOf(reply, { clubName: String });
const keep = { gameweek_id: 25, transfers: [], chip: null, order: null, captain: null, vice_captain: null };
const transfer = { ...keep, transfers: [{ out: asFootballerId(71), in: asFootballerId(72) }] };

describe('the options', () => {
  const options = optionsOf([{ weeks: [transfer] }, { weeks: [keep] }], start, context);

  it('are three captains of each plan, the one with the most expected points first', () => {
    expect(options.map(({ plan }) => plan)).toEqual([0, 0, 0, 1, 1, 1]);
    for (const { week } of options) {
      const points = (week.order ?? []).slice(0, 11).map((id) => context.expected(id, 25) ?? 0);
      const best = [...points].sort((a, b) => b - a).slice(0, 3);
      expect(best).toContain(context.expected(week.captain ?? asFootballerId(0), 25));
      expect(week.captain).not.toBe(week.vice_captain);
    }
    const captains = options.slice(0, 3).map(({ week }) => week.captain);
    expect(new Set(captains).size).toBe(3);
    expect(captains[0]).toBe(
      optionsOf([{ weeks: [{ ...transfer, captain: null }] }], start, context)[0]?.week.captain,
    );
  });

  it('have the whole squad after the transfers, and the plan’s own captain first', () => {
    expect(options[0]?.week.order).toContain(72);
    expect(options[0]?.week.order).not.toContain(71);
    expect(options[0]?.week.order).toHaveLength(15);
    const lineup = options[3]?.week.order?.slice(0, 11) ?? [];
    const captain = lineup.at(-1) ?? 0;
    expect(
      optionsOf([{ weeks: [{ ...keep, captain: asFootballerId(captain) }] }], start, context)[0]?.week
        .captain,
    ).toBe(captain);
  });

  it('of a plan without gameweeks are none', () => {
    expect(optionsOf([{ weeks: [] }], start, context)).toEqual([]);
  });
});

describe('the verdict', () => {
  const option = (plan: number, captain: number) => ({
    plan,
    week: { ...keep, captain: asFootballerId(captain) },
  });
  const names = { plan: (index: number) => `Plan ${index + 1}`, footballer: (id: number) => `Nº ${id}` };
  /** Kane has 44 as captain. */
  const text = (options: readonly (readonly [plan: number, captain: number, win: number])[]) => {
    const chances = somePlanChances({ chances: options.map(([, , win]) => ({ win, tie: 0 })) });
    const verdict = verdictOf(
      options.map(([plan, captain]) => option(plan, captain)),
      chances,
    );
    return verdict && chances.opponent && verdictText(verdict, chances.opponent, names);
  };

  it.each<[string, Parameters<typeof text>[0], string]>([
    [
      'another plan and a bold captain',
      [
        [0, 44, 0.41],
        [0, 23, 0.42],
        [1, 44, 0.4],
        [1, 23, 0.45],
      ],
      'To beat Kane: Plan 2 with Nº 23 as captain, 45%. Plan 1 with Nº 44 as captain, first by expected points, has 41%. The bold captain is right: with Nº 44, the captain of Kane, it is 40%.',
    ],
    [
      'the template',
      [
        [0, 44, 0.55],
        [0, 23, 0.56],
      ],
      'To beat Kane: Plan 1 with Nº 44 as captain, 55%. No other plan or captain that was tried is clearly better. The template is right: Nº 44 is the captain of Kane too.',
    ],
    [
      'the template that beats the usual captain',
      [
        [0, 23, 0.5],
        [0, 44, 0.55],
      ],
      'To beat Kane: Plan 1 with Nº 44 as captain, 55%. Plan 1 with Nº 23 as captain, first by expected points, has 50%. The template is right: Nº 44 is the captain of Kane too.',
    ],
    [
      'captains who make no difference',
      [
        [0, 23, 0.5],
        [0, 44, 0.495],
      ],
      'To beat Kane: Plan 1 with Nº 23 as captain, 50%. No other plan or captain that was tried is clearly better. The captain makes no clear difference: with Nº 44, the captain of Kane, it is 50%.',
    ],
    [
      'a captain of the opponent who was not tried',
      [[0, 23, 0.004]],
      'To beat Kane: Plan 1 with Nº 23 as captain, <1%. No other plan or captain that was tried is clearly better. Kane has Nº 44 as captain.',
    ],
  ])('names %s', (_, options, words) => {
    expect(text(options)).toBe(words);
  });

  it('is missing without an opponent', () => {
    const none = somePlanChances({ opponents: [], opponent: null, chances: [] });
    expect(verdictOf([option(0, 44)], none)).toBeUndefined();
  });
});
