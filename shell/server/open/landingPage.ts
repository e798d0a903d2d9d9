import { squadDrawing } from '@touchline/api/gameweekPicture';
import type { OpenStart } from '@touchline/shared/wire';
import { html, trusted, type Html } from '../html/markup';
import { openTeamForm } from './openTeamForm';

/** Undefined while there is no data of the game. */
export type StartData = OpenStart | undefined;

/** The first page of who is signed out. */
export const landingPage = (start: StartData): Html =>
  html` <div class="two">
      <div>
        <h1>Know your points, your rank and your rivals while the match is on</h1>
        <p class="lead">
          Touchline is a companion for managers of the official fantasy football game: live points with bonus
          and automatic substitutions, what your rivals own, and what to do next.
        </p>
        ${openTeamForm({ teams: start?.demo_teams ?? [] })}
      </div>
      ${bestEleven(start)}
    </div>
    <div class="two">
      <section>
        <h2>Free with an account</h2>
        <ul class="ticks">
          <li>Live points, live rank and match centre of every gameweek</li>
          <li>Up to 10 rivals: captains, differences, who is left to play</li>
          <li>Fixtures, season ticker, players, clubs, prices and alerts</li>
          <li>A planner for three gameweeks</li>
        </ul>
        <p class="actions"><a class="button" href="/signup">Sign up</a></p>
      </section>
      <section>
        <h2>What the season pass adds</h2>
        <ul class="ticks">
          <li>The planner for eight gameweeks, with suggestions and both projections</li>
          <li>Danger in full: who gains or costs you places</li>
          <li>Points, elite picks and elite transfers in full</li>
          <li>Up to 50 rivals, and your leagues up to 50 members</li>
        </ul>
      </section>
    </div>`;

function bestEleven(start: StartData): Html {
  if (start?.gameweek == null || start.best.lines.length === 0) return html``;
  const { gameweek, best, demo } = start;
  const names = best.lines.flat().map(({ name, points }) => `${name} ${points ?? '–'}`);
  const drawing = squadDrawing({ lines: best.lines, bench: [] }, `Best eleven: ${names.join(', ')}`);
  return html`<figure>
    ${trusted(drawing)}
    <figcaption>
      The best eleven of ${gameweek.label.toLowerCase()}${gameweek.state === 'final' ? null : ' so far'}:
      ${best.points} points.${demo ? ' Demo data: its matches are invented.' : null}
    </figcaption>
  </figure>`;
}
