import { badges, positionNames, positions, type Position } from '@touchline/shared/domain';
import {
  footballersIndex,
  footballersSuggested,
  type FootballerView,
  footballerViews,
} from '@touchline/shared/wire';
import { notFound } from '../../plugins/problems';
import { route } from '../../plugins/route';
import { footballerPage } from '../../reports/footballerList';
import { footballerRow, listLock } from '../../reports/footballerRows';
import { suggestedByBadge, suggestedByPosition } from '../../reports/suggestedFootballers';
import type { Services } from '../../services';
import { freshness, startReading } from '../../state/gameServices';
import { readView } from '../../state/viewGroup';
import { rowReader } from '../game/rowReader';
import { findOwnResult } from '../game/teams';

/** Specification section 7: footballers. */
export function footballerRoutes(services: Services): void {
  const { kit } = services;

  route(kit, footballersIndex, async ({ account, params, query }) => {
    const view = footballerViews.find((one) => one === params.kind);
    if (view === undefined) throw notFound();
    const reading = await startReading(services, account);
    const { season } = reading;
    const group = await readView(services.db, reading);
    const reader = rowReader(reading, group, await findOwnResult(services, reading));
    const { rows, paging } = footballerPage(season, reader, view, query);
    const payload = {
      view: view as FootballerView,
      gameweek_id: season.current?.id ?? null,
      rows: rows.map(({ footballer, index }) =>
        footballerRow(season, reader, footballer, view, listLock(reader, index)),
      ),
      paging,
    };
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, footballersSuggested, async ({ account, params: { x = 'all' } }) => {
    const wanted = positions.filter((position) => x === 'all' || position === x);
    if (wanted.length === 0) throw notFound();
    const reading = await startReading(services, account);
    const context = {
      season: reading.season,
      reader: { account_id: account.id, pass: account.pass },
      gameweek: reading.season.current?.id,
    };
    const payload = {
      positions: wanted.map((position: Position) => ({
        key: position,
        label: positionNames[position],
        footballers: suggestedByPosition(context, position),
      })),
      categories:
        x === 'all'
          ? badges
              .map(({ key, label }) => ({ key, label, footballers: suggestedByBadge(context, key) }))
              .filter(({ footballers }) => footballers.length > 0)
          : [],
    };
    return { success: true, payload, ...freshness(reading) };
  });
}
