import type { ApiClient } from '@touchline/shared/api';
import { footballerDefault } from '@touchline/shared/calls/footballerDefault';
import { footballerDetails } from '@touchline/shared/calls/footballerDetails';
import { footballerFixtures } from '@touchline/shared/calls/footballerFixtures';
import { footballerGameweeks } from '@touchline/shared/calls/footballerGameweeks';
import { footballerNews } from '@touchline/shared/calls/footballerNews';
import { footballerPoints } from '@touchline/shared/calls/footballerPoints';
import { footballerPredictions } from '@touchline/shared/calls/footballerPredictions';
import { footballerRivals } from '@touchline/shared/calls/footballerRivals';
import { footballerSeasons } from '@touchline/shared/calls/footballerSeasons';
import { footballerStats } from '@touchline/shared/calls/footballerStats';
import { footballerTransfers } from '@touchline/shared/calls/footballerTransfers';
import { footballersCompare } from '@touchline/shared/calls/footballersCompare';
import { footballersIndex } from '@touchline/shared/calls/footballersIndex';
import { footballersSuggested } from '@touchline/shared/calls/footballersSuggested';
import { footballersTopTeams } from '@touchline/shared/calls/footballersTopTeams';
import { footballersTopTransfers } from '@touchline/shared/calls/footballersTopTransfers';
import { microFootballerChartData } from '@touchline/shared/calls/microFootballerChartData';
import { microWidget } from '@touchline/shared/calls/microWidget';
import { prices } from '@touchline/shared/calls/prices';
import { transfersList } from '@touchline/shared/calls/transfersList';
import { payloadOf } from '@touchline/shared/queries';
import { FailureError } from '@touchline/shared/remote-data';
import type { RivalsView } from '@touchline/shared/domain';
import type { MicroWidget } from '@touchline/shared/wire';

/** Subject of a query, in the terms of the call. */
export interface Subject {
  /** The variable part of the path: a view, a position, an order, a tier, or a footballer's number. */
  readonly x?: string;
  /** The group of teams: the rivals, the elite or a league. */
  readonly view?: RivalsView;
  /** Page, order and filters, as sent. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Queries about footballers: one loader per call. Each throws FailureError. */
export const createLoaders = (api: ApiClient) => ({
  index: ({ x = 'default', query }: Subject) =>
    payloadOf(api.call(footballersIndex, { params: { kind: x }, query })),
  suggested: ({ x = 'all' }: Subject) => payloadOf(api.call(footballersSuggested, { params: { x } })),
  transfers: ({ x, query }: Subject) => payloadOf(api.call(transfersList, { params: { kind: x }, query })),
  topTeams: ({ x }: Subject) => payloadOf(api.call(footballersTopTeams, { params: { n: x } })),
  topTransfers: ({ x }: Subject) => payloadOf(api.call(footballersTopTransfers, { params: { n: x } })),
  prices: (_: Subject) => payloadOf(api.call(prices)),
  compare: ({ x = '' }: Subject) => payloadOf(api.call(footballersCompare, { query: { ids: x } })),
  chartData: (_: Subject) => payloadOf(api.call(microFootballerChartData)),
  sliderWidget: (_: Subject) => loadWidget(api, 'footballers'),
  transferWidget: (_: Subject) => loadWidget(api, 'transfers'),
  // Pages of one footballer: `x` is their id.
  footballerDefault: ({ x = '' }: Subject) => payloadOf(api.call(footballerDefault, { params: { id: x } })),
  footballerDetails: ({ x = '' }: Subject) => payloadOf(api.call(footballerDetails, { params: { id: x } })),
  footballerFixtures: ({ x = '' }: Subject) => payloadOf(api.call(footballerFixtures, { params: { id: x } })),
  footballerGameweeks: ({ x = '' }: Subject) =>
    payloadOf(api.call(footballerGameweeks, { params: { id: x } })),
  footballerNews: ({ x = '' }: Subject) => payloadOf(api.call(footballerNews, { params: { id: x } })),
  footballerPoints: ({ x = '' }: Subject) => payloadOf(api.call(footballerPoints, { params: { id: x } })),
  footballerPredictions: ({ x = '' }: Subject) =>
    payloadOf(api.call(footballerPredictions, { params: { id: x } })),
  footballerRivals: ({ x = '', view = 'rivals' }: Subject) =>
    payloadOf(api.call(footballerRivals, { params: { id: x, x: view } })),
  footballerSeasons: ({ x = '' }: Subject) => payloadOf(api.call(footballerSeasons, { params: { id: x } })),
  footballerStats: ({ x = '' }: Subject) => payloadOf(api.call(footballerStats, { params: { id: x } })),
  footballerTransfers: ({ x = '' }: Subject) =>
    payloadOf(api.call(footballerTransfers, { params: { id: x } })),
});

/** Queries about one footballer whose only subject is their number. */
export const footballerQueryNames = [
  'footballerDefault',
  'footballerDetails',
  'footballerFixtures',
  'footballerGameweeks',
  'footballerNews',
  'footballerPoints',
  'footballerPredictions',
  'footballerSeasons',
  'footballerStats',
  'footballerTransfers',
] as const satisfies readonly (keyof Loaders)[];

/** Loads one widget of Home; a reply without it is treated as unreadable. */
async function loadWidget<Name extends keyof MicroWidget>(api: ApiClient, name: Name) {
  const widget = (await payloadOf(api.call(microWidget, { params: { name } })))[name];
  if (!widget)
    throw new FailureError({ kind: 'unexpectedAnswer', detail: `micro/${name}: no ${name} in it` });
  return widget;
}

export type Loaders = ReturnType<typeof createLoaders>;
