import { asTeamId } from '@touchline/shared/domain';
import { uiReducer, type UiState } from '@touchline/shared/shell-store';
import { backStep } from './backOrder';

const ui = (more: Partial<UiState>): { ui: UiState } => ({
  ui: { ...uiReducer(undefined, { type: 'start' }), ...more },
});
const open = (more: Partial<UiState['open']>): UiState['open'] => ({
  menu: false,
  profile: false,
  rivals: false,
  recommendation: false,
  search: false,
  ...more,
});
const team = { teamId: asTeamId(1) };

it.each([
  [
    'the rivals popup first',
    ui({ open: open({ rivals: true, profile: true }), activeTeam: team }),
    true,
    'rivals',
  ],
  ['then the team popup', ui({ open: open({ profile: true }), activeTeam: team }), true, 'team'],
  ['then the profile', ui({ open: open({ profile: true }) }), true, 'profile'],
  ['then goes back', ui({}), true, 'history'],
  ['and at the start of history asks to leave', ui({}), false, 'exit'],
] as const)('closes %s', (_, root, canGoBack, step) => {
  expect(backStep(root, canGoBack)).toBe(step);
});
