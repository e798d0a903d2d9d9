import { chipName, inMillions } from '@touchline/shared/domain';
import type { SharedPlan } from '@touchline/shared/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/http/plainPage';
import { ApiProblem, tooManyRequests } from '../../platform/http/problems';
import type { Services } from '../../services';
import { type DrawnPick, type DrawnSquad, squadDrawing } from '../share/gameweekPicture';
import { kitOf } from '../share/sharedGameweek';
import { readSharedPlan } from './readSharedPlan';

/** The product's colours and type, without its scripts. */
const styles = `
:root{color-scheme:light dark;--page:#F6F2E9;--card:#FFFDF8;--ink:#1B241F;--quiet:#4A564F;--rule:#D9D2C3;--link:#0F4C3A}
@media(prefers-color-scheme:dark){:root{--page:#0B1512;--card:#13211C;--ink:#EDF3EC;--quiet:#A8B8AE;--rule:#2A3C34;--link:#7ADDB2}}
body{margin:0 auto;max-width:44rem;padding:1rem;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
section{border:1px solid var(--rule);border-radius:.9rem;background:var(--card);margin:1rem 0;padding:.75rem 1rem 1rem}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.125rem;margin:.2rem 0 .5rem}
svg{display:block;width:100%;height:auto;border-radius:.9rem}
ul{margin:.3rem 0;padding-left:1.2rem}a{color:var(--link)}.quiet{color:var(--quiet)}.warn{border-left:4px solid #c70;padding-left:.6rem}
.chip{display:inline-block;padding:0 .6rem;border-radius:1rem;background:#FFC83D;color:#1B241F;font-size:.875rem}
details{margin-top:.75rem}summary{cursor:pointer;padding:.4rem 0}`;

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(title)} | Touchline</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${styles}</style></head><body><main><h1>${escapeHtml(title)}</h1>
${body}
<p><a href="/team/plan">Plan your own team with Touchline</a></p>
</main></body></html>`;

const list = (label: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<p>${label}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

type Week = SharedPlan['weeks'][number];
type Placed = Week['lineup'][number];

const positions = ['GKP', 'DEF', 'MID', 'FWD'];

/** `LUT bha`: at home in capitals, as on the tickers of the app. */
const opponentWords = ({ opponents }: Placed) =>
  opponents.length === 0
    ? 'no match'
    : opponents
        .map(({ opponent_id, is_home }) => (is_home ? opponent_id.toUpperCase() : opponent_id.toLowerCase()))
        .join(' ');

const priceWords = ({ price }: Placed) => (price === null ? '' : ` ${inMillions(price).toFixed(1)}m`);

function drawnSquad(season: string, week: Week): DrawnSquad {
  const drawn = (one: Placed): DrawnPick => ({
    name: one.name,
    points: null,
    multiplier: one.id === week.captain ? week.captain_times : 1,
    kit: kitOf(season, one.club_id ?? '', one.position ?? ''),
    note: `${opponentWords(one)}${priceWords(one)}`,
  });
  return {
    lines: positions
      .map((position) => week.lineup.filter((one) => one.position === position).map(drawn))
      .filter((line) => line.length > 0),
    bench: week.bench.map(drawn),
  };
}

/** The line-up in words, for who does not see the drawing. */
function lineupWords(week: Week): string {
  const marked = (one: Placed) => {
    const mark =
      one.id === week.captain ? ' (captain)' : one.id === week.vice_captain ? ' (vice-captain)' : '';
    return `${escapeHtml(one.name)}${mark}, ${escapeHtml(opponentWords(one) + priceWords(one))}`;
  };
  const lines = positions
    .map((position) => week.lineup.filter((one) => one.position === position))
    .filter((line) => line.length > 0)
    .map((line) => line.map(marked).join('; '));
  return `<details><summary>Line-up in words</summary>${list('Line-up', lines)}
<p>Bench: ${week.bench.map(({ name }) => escapeHtml(name)).join(', ')}</p></details>`;
}

function weekPart(season: string, week: Week): string {
  const hits = week.hits > 0 ? `, hits −${week.hits}` : '';
  const chip = week.chip === null ? '' : `: <span class="chip">${escapeHtml(chipName(week.chip))}</span>`;
  return `<section><h2>Gameweek ${week.gameweek_id}${chip}</h2>
${week.is_legal ? '' : '<p class="warn">This gameweek breaks a rule of the game as it is planned.</p>'}
${list(
  'Transfers',
  week.transfers.map((one) => `${escapeHtml(one.out.name)} → ${escapeHtml(one.in.name)}`),
)}
${squadDrawing(drawnSquad(season, week), `Planned line-up of gameweek ${week.gameweek_id}`)}
<p class="quiet">Bank ${inMillions(week.bank).toFixed(1)}m, free transfers ${week.free_transfers}${hits}</p>
${lineupWords(week)}</section>`;
}

export function sharedPlanPage({ name, team, season, is_outdated, weeks }: SharedPlan): string {
  const outdated = is_outdated
    ? '<p class="warn">The season has moved on since this was planned: gameweeks that are over are left out.</p>'
    : '';
  const parts = weeks.map((week) => weekPart(season, week));
  const body = `<p class="quiet">A plan of ${escapeHtml(team)}, season ${escapeHtml(season)}</p>${outdated}
${parts.length === 0 ? '<p>All its gameweeks are over.</p>' : parts.join('\n')}`;
  return page(name, body);
}

const limit = { name: 'shared plan', most: 300, seconds: 900 };

/** The page of a shared link: no script, no account. */
export function registerSharedPlanPage(services: Services): void {
  const { kit, throttles } = services;
  type Shown = { Params: { token: string } };
  kit.app.get<Shown>('/v1/plans/page/:token', async (request: FastifyRequest<Shown>, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    reply.type('text/html; charset=utf-8');
    try {
      const { wait } = await throttles.take(limit, throttles.addressKey(request.ip));
      if (wait > 0) throw tooManyRequests(wait);
      return sharedPlanPage(await readSharedPlan(services, request.params.token));
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      reply.status(thrown.status);
      return page('This plan cannot be shown', `<p>${escapeHtml(thrown.message)}</p>`);
    }
  });
}
