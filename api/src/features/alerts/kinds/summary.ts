import { phaseOf } from '../../../game/season/phase';
import { type AlertFinder, lastWhistle, summaryKeeps } from '../alert';

/** My points and rank, once the game has settled the gameweek and my team was read after that. */
export const findSummary: AlertFinder = ({ season, team, history }) => {
  const { current } = season;
  const row = history.find(({ gameweek }) => gameweek === current?.id);
  if (!current?.finished || row === undefined || team?.phase !== phaseOf(current)) return [];
  const at = lastWhistle(season, current.id);
  const rank = row.overall_rank ?? team.rank;
  return [
    {
      key: `summary-${current.id}`,
      title: `Gameweek ${current.id} is final: ${row.points} points`,
      body: rank === null ? 'There is no rank yet.' : `Your overall rank is ${rank.toLocaleString('en-GB')}.`,
      path: '/team',
      at,
      expires: at + summaryKeeps,
    },
  ];
};
