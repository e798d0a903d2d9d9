import { chipName, inMillions } from '@touchline/shared/domain';
import type { SharedPlan } from '@touchline/shared/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, tooManyRequests } from '../../platform/http/problems';
import type { Services } from '../../services';
import { readSharedPlan } from './readSharedPlan';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const styles = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:44rem;padding:1rem}
section{border:1px solid #8886;border-radius:.6rem;margin:1rem 0;padding:.5rem 1rem}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.1rem;margin:.3rem 0}
ul{margin:.3rem 0;padding-left:1.2rem}.quiet{opacity:.8}.warn{border-left:4px solid #c70;padding-left:.6rem}`;

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escape(title)} | Touchline</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${styles}</style></head><body><main><h1>${escape(title)}</h1>
${body}
<p><a href="/team/plan">Plan your own team with Touchline</a></p>
</main></body></html>`;

const list = (label: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<p>${label}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

type Week = SharedPlan['weeks'][number];

function weekPart(week: Week): string {
  const marked = ({ id, name }: { id: number; name: string }) => {
    const mark = id === week.captain ? ' (captain)' : id === week.vice_captain ? ' (vice-captain)' : '';
    return escape(name) + mark;
  };
  const lines = ['GKP', 'DEF', 'MID', 'FWD']
    .map((position) => week.lineup.filter((one) => one.position === position))
    .filter((line) => line.length > 0)
    .map((line) => line.map(marked).join(', '));
  const hits = week.hits > 0 ? `, hits −${week.hits}` : '';
  return `<section><h2>Gameweek ${week.gameweek_id}${week.chip ? `: ${escape(chipName(week.chip))}` : ''}</h2>
${week.is_legal ? '' : '<p class="warn">This gameweek breaks a rule of the game as it is planned.</p>'}
${list(
  'Transfers',
  week.transfers.map((one) => `${escape(one.out.name)} → ${escape(one.in.name)}`),
)}
${list('Line-up', lines)}
<p>Bench: ${week.bench.map(({ name }) => escape(name)).join(', ')}</p>
<p class="quiet">Bank ${inMillions(week.bank).toFixed(1)}m, free transfers ${week.free_transfers}${hits}</p></section>`;
}

export function sharedPlanPage({ name, team, season, is_outdated, weeks }: SharedPlan): string {
  const outdated = is_outdated
    ? '<p class="warn">The season has moved on since this was planned: gameweeks that are over are left out.</p>'
    : '';
  const body = `<p class="quiet">A plan of ${escape(team)}, season ${escape(season)}</p>${outdated}
${weeks.length === 0 ? '<p>All its gameweeks are over.</p>' : weeks.map(weekPart).join('\n')}`;
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
      return page('This plan cannot be shown', `<p>${escape(thrown.message)}</p>`);
    }
  });
}
