import { squadDrawing } from '@touchline/api/gameweekPicture';
import { chipName, type GameweekState } from '@touchline/shared/domain';
import { formatCount, formatPoints, formatRank } from '@touchline/shared/format';
import type { OpenPick, OpenTeam } from '@touchline/shared/wire';
import { html, trusted, type Html } from '../html/markup';
import { openTeamForm } from './openTeamForm';

/** Points and rank of a team in one sentence. */
export function openTeamWords({ team, gameweek, points, rank }: OpenTeam): string {
  if (gameweek === null || points === null) return `${team} on Touchline`;
  const soFar = gameweek.state === 'final' ? '' : ' so far';
  const place = rank === null ? '' : `, rank ${formatRank(rank.rank)}`;
  return `${team}: ${formatPoints(points)} points in ${gameweek.label.toLowerCase()}${soFar}${place}`;
}

/** A team in the current gameweek, for who has no account. */
export const openTeamPage = (team: OpenTeam, updatedAt: string | undefined): Html =>
  html` <h1>${team.team}</h1>
    <p class="quiet">
      ${whichGameweek(team)}${updatedAt === undefined ? null : html` · Updated <time datetime="${updatedAt}">${updatedAt.slice(11, 16)} UTC</time> · <a href="/open/team/${team.id}">Refresh</a>`}
    </p>
    ${figures(team)}
    <p class="actions account">
      <a class="button" href="/signup?team=${team.id}">This is my team</a>
      <span class="quiet">An account adds rivals, leagues, alerts and a planner.</span>
    </p>
    ${
      team.lines.length === 0
        ? null
        : html`<div class="two wide">
            <figure>${trusted(squadDrawing(team, openTeamWords(team)))}</figure>
            <div>${substitutions(team)}${picksTable(team)}</div>
          </div>`
    }
    ${gameweeks(team)}`;

const stateWords: Partial<Record<GameweekState, string>> = {
  locked: 'before the first match',
  provisional: 'bonus pending',
  final: 'final',
};

function whichGameweek({ gameweek, lines }: OpenTeam): Html {
  if (gameweek === null) return html`The season has not begun. Points appear here after the first deadline.`;
  if (lines.length === 0) return html`${gameweek.label}: this team has no squad in this gameweek.`;
  return html`${gameweek.label}, ${stateWords[gameweek.state] ?? 'so far'}`;
}

function figures({ points, total, rank, rank_status, chip }: OpenTeam): Html {
  if (points === null) return html``;
  return html`<dl class="numbers">
    <div>
      <dt>Points</dt>
      <dd>${formatPoints(points)}</dd>
    </div>
    <div>
      <dt>Total</dt>
      <dd>${formatCount(total)}</dd>
    </div>
    <div>
      <dt>${rank_status === 'official' ? 'Rank' : 'Live rank'}</dt>
      <dd>${rankOf(rank, rank_status)}</dd>
    </div>
    ${
      chip === null
        ? null
        : html`<div>
            <dt>Chip</dt>
            <dd>${chipName(chip)}</dd>
          </div>`
    }
  </dl>`;
}

function rankOf(rank: OpenTeam['rank'], status: OpenTeam['rank_status']): Html {
  if (rank === null)
    return html`–<span class="small"
        >${status === 'reading' ? 'Not enough managers are read yet' : 'Not known here'}</span
      >`;
  if (status !== 'estimated' || rank.low === rank.high) return html`${formatRank(rank.rank)}`;
  return html`${formatRank(rank.rank)}<span class="small"
      >probably ${formatRank(rank.low)} to ${formatRank(rank.high)}</span
    >`;
}

function substitutions({ substitutions: made }: OpenTeam): Html {
  if (made.length === 0) return html``;
  return html`<p>Automatic substitutions: ${made.map((one) => `${one.in} for ${one.out}`).join(', ')}.</p>`;
}

const picksTable = ({ lines, bench }: OpenTeam): Html =>
  html` <table>
    <caption>
      Players
    </caption>
    <thead>
      <tr>
        <th scope="col">Player</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      ${lines.flat().map((pick) => pickRow(pick, ''))}${bench.map((pick) => pickRow(pick, ' (bench)'))}
    </tbody>
  </table>`;

const pickRow = ({ name, points, multiplier }: OpenPick, place: string): Html =>
  html`<tr>
    <td>${name}${multiplier > 1 ? ' (captain)' : place}</td>
    <td>${points === null ? '–' : formatPoints(points)}</td>
  </tr>`;

function gameweeks({ gameweeks: rows }: OpenTeam): Html {
  if (rows.length === 0) return html``;
  return html`<h2>The last gameweeks</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Gameweek</th>
          <th scope="col">Points</th>
          <th scope="col">Total</th>
          <th scope="col">Rank</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ gameweek, points, total, rank }) =>
            html`<tr>
              <td>${gameweek}</td>
              <td>${formatPoints(points)}</td>
              <td>${formatCount(total)}</td>
              <td>${formatRank(rank)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** In place of a team that cannot be shown: why, and the form to try again. */
export const noTeamPage = (title: string, problem: string, typed: string): Html =>
  html` <h1>${title}</h1>
    ${openTeamForm({ typed, problem, teams: [] })}`;
