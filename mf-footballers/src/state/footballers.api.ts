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
import { footballersIndex } from '@touchline/shared/calls/footballersIndex';
import { footballersSuggested } from '@touchline/shared/calls/footballersSuggested';
import { footballersTopTeams } from '@touchline/shared/calls/footballersTopTeams';
import { footballersTopTransfers } from '@touchline/shared/calls/footballersTopTransfers';
import { microFootballerChartData } from '@touchline/shared/calls/microFootballerChartData';
import { microWidget } from '@touchline/shared/calls/microWidget';
import { transfersList } from '@touchline/shared/calls/transfersList';
import { shell } from '@touchline/shared/contract';
import { payloadOf } from '@touchline/shared/parts';
import { FailureError } from '@touchline/shared/remote-data';
import type { RivalsView } from '@touchline/shared/domain';
import type { MicroWidget } from '@touchline/shared/wire';

/** What an answer is about, in the words of the call. */
export interface Subject {
  /** The word of the path that varies: a view, a position, an order, a tier, a footballer's number. */
  readonly x?: string;
  /** Whose teams are meant: the rivals, the elite or a league. */
  readonly view?: RivalsView;
  /** Page, order and filters, as they are sent. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * What there is to know about footballers: one entry per answer of the API.
 * Each throws FailureError.
 */
export const fetchers = {
  index: ({ x = 'default', query }: Subject) =>
    payloadOf(shell().api.call(footballersIndex, { params: { kind: x }, query })),
  suggested: ({ x = 'all' }: Subject) => payloadOf(shell().api.call(footballersSuggested, { params: { x } })),
  transfers: ({ x, query }: Subject) =>
    payloadOf(shell().api.call(transfersList, { params: { kind: x }, query })),
  topTeams: ({ x }: Subject) => payloadOf(shell().api.call(footballersTopTeams, { params: { n: x } })),
  topTransfers: ({ x }: Subject) =>
    payloadOf(shell().api.call(footballersTopTransfers, { params: { n: x } })),
  chartData: (_: Subject) => payloadOf(shell().api.call(microFootballerChartData)),
  sliderWidget: (_: Subject) => fetchWidget('footballers'),
  transferWidget: (_: Subject) => fetchWidget('transfers'),
  // Pages of one footballer: `x` is his number.
  footballerDefault: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerDefault, { params: { id: x } })),
  footballerDetails: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerDetails, { params: { id: x } })),
  footballerFixtures: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerFixtures, { params: { id: x } })),
  footballerGameweeks: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerGameweeks, { params: { id: x } })),
  footballerNews: ({ x = '' }: Subject) => payloadOf(shell().api.call(footballerNews, { params: { id: x } })),
  footballerPoints: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerPoints, { params: { id: x } })),
  footballerPredictions: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerPredictions, { params: { id: x } })),
  footballerRivals: ({ x = '', view = 'rivals' }: Subject) =>
    payloadOf(shell().api.call(footballerRivals, { params: { id: x, x: view } })),
  footballerSeasons: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerSeasons, { params: { id: x } })),
  footballerStats: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerStats, { params: { id: x } })),
  footballerTransfers: ({ x = '' }: Subject) =>
    payloadOf(shell().api.call(footballerTransfers, { params: { id: x } })),
};

/** The parts that are about one footballer and by his number alone. */
export const footballerPartNames = [
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
] as const satisfies readonly (keyof typeof fetchers)[];

/** One widget of Home; an answer without it is one that cannot be read. */
async function fetchWidget<Name extends keyof MicroWidget>(name: Name) {
  const widget = (await payloadOf(shell().api.call(microWidget, { params: { name } })))[name];
  if (!widget)
    throw new FailureError({ kind: 'unexpectedAnswer', detail: `micro/${name}: no ${name} in it` });
  return widget;
}
