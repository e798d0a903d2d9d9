import {
  type ChipEffect,
  knownChipEffects,
  longPlay,
  profileOf,
  type Scoring,
  type ScoringRule,
  type SeasonRules,
} from '@touchline/shared/domain';
import type { Read } from './declare';
import type { bootstrapFields } from './upstreamFields';

type Official = Read<typeof bootstrapFields>;
type Json = Readonly<Record<string, unknown>>;

/**
 * The season's rules as sent by the game; missing ones come from the season's profile.
 * @param document `bootstrap-static/`
 */
export function parseRules(document: Official): SeasonRules {
  const profile = profileOf(seasonNameOf(document.events.map(({ deadline_time }) => deadline_time)));
  const settings = { ...document.game_settings, ...document.game_config?.rules };
  const number = (name: string, standard: number) => numberIn(settings, name) ?? standard;
  const scoring = document.game_config?.scoring;
  const saysScoring = scoring !== undefined && Object.keys(scoring).length > 0;
  return {
    from: saysScoring ? 'game' : 'profile',
    last_gameweek: Math.max(...document.events.map(({ id }) => id)),
    scoring: saysScoring ? parseScoring(scoring, profile) : profile.scoring,
    labels: Object.fromEntries((document.element_stats ?? []).map(({ name, label }) => [name, label])),
    positions: parsePositions(document, profile),
    squad: {
      size: number('squad_squadsize', profile.squad.size),
      lineup: number('squad_squadplay', profile.squad.lineup),
      most_of_one_club: number('squad_team_limit', profile.squad.most_of_one_club),
      budget: number('squad_total_spend', profile.squad.budget),
    },
    transfers: {
      ...profile.transfers,
      most_saved: savedTransfers(settings) ?? profile.transfers.most_saved,
      selling_fee: number('transfers_sell_on_fee', profile.transfers.selling_fee),
      sells_at_purchase_price: settings['element_sell_at_purchase_price'] === true,
    },
    chips: parseChips(document, profile),
    phases: document.phases.length === 0 ? profile.phases : document.phases.map(parsePhase),
    form_days: number('stats_form_days', profile.form_days),
    scoring_in: Object.fromEntries(
      document.events.flatMap(({ id, overrides }) => {
        const other = overrides === null ? {} : parseOverrides(overrides.scoring, profile);
        return Object.keys(other).length === 0 ? [] : [[String(id), other]];
      }),
    ),
  };
}

/** `2023-24`: a season is named after the year of its first deadline and the next. */
export function seasonNameOf(deadlines: readonly number[]): string {
  const year = new Date(Math.min(...deadlines)).getUTCFullYear();
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

const numberIn = (json: Json, name: string): number | undefined => {
  const value = json[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** The API sends the number beyond the regular free transfer. */
function savedTransfers(settings: Json): number | undefined {
  const extra = numberIn(settings, 'max_extra_free_transfers');
  return extra === undefined ? undefined : extra + 1;
}

/** Points by category; categories worth 0 for every position are left out. */
function parseScoring(settings: Json, profile: SeasonRules): Scoring {
  const { long_play: long, short_play: short, ...others } = settings;
  const minutes: ScoringRule = {
    points: typeof short === 'number' ? short : 1,
    long: { from: longPlay, points: typeof long === 'number' ? long : 2 },
  };
  return { minutes, ...parseOverrides(others, profile) };
}

/**
 * Points by the documents, steps (`per`, `from`) by the season's profile. Fields that are not numbers, or have another shape, are
 * ignored.
 */
function parseOverrides(settings: Json, profile: SeasonRules): Scoring {
  const rules = Object.entries(settings).flatMap(([category, value]): [string, ScoringRule][] => {
    const points = pointsIn(value);
    if (points === undefined) return [];
    return [[category, { ...stepsOf(profile.scoring[category]), points }]];
  });
  return Object.fromEntries(rules);
}

function stepsOf({ per, from }: Partial<ScoringRule> = {}): Pick<ScoringRule, 'per' | 'from'> {
  return { ...(per === undefined ? {} : { per }), ...(from === undefined ? {} : { from }) };
}

function pointsIn(value: unknown): ScoringRule['points'] | undefined {
  if (typeof value === 'number') return value === 0 ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] !== 0,
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function parsePositions({ element_types }: Official, profile: SeasonRules): SeasonRules['positions'] {
  if (element_types.length === 0) return profile.positions;
  return [...element_types]
    .sort((a, b) => a.id - b.id)
    .map((type) => {
      const standard = profile.positions.find(({ code }) => code === type.singular_name_short);
      const inSquad = type.squad_select ?? standard?.in_squad ?? 0;
      return {
        code: type.singular_name_short,
        label: type.singular_name ?? standard?.label ?? type.singular_name_short,
        in_squad: inSquad,
        fewest: type.squad_min_play ?? standard?.fewest ?? 0,
        most: type.squad_max_play ?? standard?.most ?? inSquad,
        is_locked: type.sub_positions_locked.length > 0 || standard?.is_locked === true,
      };
    });
}

function parseChips({ chips }: Official, profile: SeasonRules): SeasonRules['chips'] {
  if (chips === null || chips.length === 0) return profile.chips;
  const windows = chips.flatMap((chip) =>
    Array.from({ length: Math.max(1, chip.number) }, () => ({
      chip: chip.name,
      from: chip.start_event,
      to: chip.stop_event,
      effect: parseEffect(chip, profile),
    })),
  );
  return windows.sort((a, b) => order(a.chip) - order(b.chip) || a.from - b.from);
}

/** The known chips first, in their usual display order. */
function order(chip: string): number {
  const place = Object.keys(knownChipEffects).indexOf(chip);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

function parseEffect(chip: NonNullable<Official['chips']>[number], profile: SeasonRules): ChipEffect {
  const effect =
    knownChipEffects[chip.name] ?? (chip.chip_type === 'transfer' ? { has_free_transfers: true } : {});
  const multiplier = chip.overrides?.pick_multiplier;
  const scoring = parseOverrides(chip.overrides?.scoring ?? {}, profile);
  return {
    ...effect,
    ...(typeof multiplier === 'number' ? { captain_multiplier: multiplier } : {}),
    ...(Object.keys(scoring).length === 0 ? {} : { scoring }),
  };
}

function parsePhase(phase: Official['phases'][number]): SeasonRules['phases'][number] {
  return { phase_id: phase.id, label: phase.name, start: phase.start_event, stop: phase.stop_event };
}
