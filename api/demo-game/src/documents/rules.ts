import type { ScoringRule } from '@touchline/shared/domain';
import { demoRules } from '../demoRules';

/** The demo's rules in the official words, so that nobody takes those of the year that the demo lies in. */
export function rulesDocument(settings: object) {
  const { minutes, ...others } = demoRules.scoring;
  const { squad, transfers, form_days } = demoRules;
  return {
    chips: demoRules.chips.map(({ chip, from, to, effect }, index) => ({
      id: index + 1,
      name: chip,
      number: 1,
      start_event: from,
      stop_event: to,
      chip_type: effect.has_free_transfers === true ? 'transfer' : 'team',
      overrides: { rules: {}, scoring: {}, element_types: [], pick_multiplier: null },
    })),
    game_config: {
      settings,
      rules: {
        squad_squadsize: squad.size,
        squad_squadplay: squad.lineup,
        squad_team_limit: squad.most_of_one_club,
        squad_total_spend: squad.budget,
        max_extra_free_transfers: transfers.most_saved - 1,
        transfers_sell_on_fee: transfers.selling_fee,
        element_sell_at_purchase_price: transfers.sells_at_purchase_price,
        stats_form_days: form_days,
      },
      scoring: {
        long_play: minutes?.long?.points ?? 0,
        short_play: minutes?.points ?? 0,
        ...Object.fromEntries(Object.entries(others).map(([category, rule]) => [category, pointsOf(rule)])),
      },
    },
  };
}

const pointsOf = ({ points }: ScoringRule) => points;
