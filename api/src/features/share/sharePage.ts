import { chipName } from '@touchline/shared/domain';
import { chanceText, formatCount, formatPoints, formatRank } from '@touchline/shared/format';
import { escapeHtml } from '../../platform/http/plainPage';
import { chanceWhat, type SharedGameweek, type SharedPick } from './sharedGameweek';

const css = `:root{color-scheme:light dark}body{font-family:system-ui,sans-serif;margin:0;padding:16px;background:#F6F2E9;color:#1B241F}
main{max-width:640px;margin:auto}img{width:100%;height:auto;border-radius:10px}table{width:100%;border-collapse:collapse}
th,td{padding:6px 4px;text-align:left;border-bottom:1px solid #D9D2C3}td:last-child,th:last-child{text-align:right}
a{color:#0F4C3A;display:inline-block;padding:12px 0}@media(prefers-color-scheme:dark){body{background:#0B1512;color:#EDF3EC}
a{color:#7ADDB2}th,td{border-color:#2A3C34}}`;

/** Text alternative of the picture, for screen readers and search engines. */
export const sharedWords = (shared: SharedGameweek): string => {
  const { team, gameweek, points, rank, chip, is_running, chance } = shared;
  return [
    `${team}: ${formatPoints(points)} points in gameweek ${gameweek}${is_running ? ' so far' : ''}`,
    ...(rank === null ? [] : [`rank ${formatRank(rank)}`]),
    ...(chip === null ? [] : [chipName(chip)]),
    ...(chance
      ? [`${chanceWhat[chance.of].toLowerCase()} in ${chance.view}: ${chanceText(chance.first)}`]
      : []),
  ].join(', ');
};

/** The public page of a shared gameweek: no account, no script, no data of other users. */
export function sharePage(
  shared: SharedGameweek,
  { token, origin }: { token: string; origin: string },
): string {
  const words = escapeHtml(sharedWords(shared));
  const address = `${origin}/v1/share/${token}`;
  const rows = [...shared.lines.flat(), ...shared.bench].map(rowOf).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words} · Touchline</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta property="og:type" content="article"><meta property="og:title" content="${words}">
<meta property="og:url" content="${address}"><meta property="og:image" content="${address}/wide">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image"><style>${css}</style></head><body>
<main><h1>${escapeHtml(shared.team)}</h1><p>${words}. Total ${formatCount(shared.total)}.</p>
<picture><source media="(prefers-color-scheme: dark)" srcset="/v1/share/${token}/tall?look=night"><img src="/v1/share/${token}/tall" width="1080" height="1350" alt="${words}"></picture>
<h2>Players</h2><table><thead><tr><th>Player</th><th>Points</th></tr></thead><tbody>${rows}</tbody></table>
<p><a href="/">Touchline: live rank, rivals and leagues</a></p></main></body></html>`;
}

const rowOf = ({ name, points, multiplier }: SharedPick) =>
  `<tr><td>${escapeHtml(name)}${multiplier > 1 ? ' (captain)' : multiplier === 0 ? ' (bench)' : ''}</td><td>${points === null ? '–' : formatPoints(points)}</td></tr>`;

export const goneSharePage = () => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Not shared any more · Touchline</title><meta name="viewport" content="width=device-width"><style>${css}</style></head><body>
<main><h1>Not shared any more</h1><p>Whoever shared this has taken it back, or the link is not whole.</p>
<p><a href="/">Go to Touchline</a></p></main></body></html>`;
