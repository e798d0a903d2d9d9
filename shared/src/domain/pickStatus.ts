/** Status codes of a pick. Source: specification, section 3, "Pick statuses and labels". */
export const pickStatuses = [
  'lineup',
  'benched',
  'bench',
  'sub',
  'subs',
  'c',
  'vc',
  'inplay',
  'inplay_benched',
  'out',
] as const;
export type PickStatus = (typeof pickStatuses)[number];

export interface PickStatusLabel {
  /** Text of the pill: `XI`, `SUB`, `C`. */
  short: string;
  /** Full label: `Starting`. */
  detailed: string;
}

const starting: PickStatusLabel = { short: 'XI', detailed: 'Starting' };
const bench: PickStatusLabel = { short: 'SUB', detailed: 'Bench' };

/** `XI` (Starting) and `SUB` (Bench) are the specification's labels; the other long labels are ours. */
const labels: Record<PickStatus, PickStatusLabel> = {
  lineup: starting,
  benched: bench,
  bench,
  sub: bench,
  subs: bench,
  c: { short: 'C', detailed: 'Captain' },
  vc: { short: 'VC', detailed: 'Vice-captain' },
  inplay: { short: 'SUB', detailed: 'Came on from the bench' },
  inplay_benched: { short: 'SUB', detailed: 'Comes on if he plays' },
  out: { short: 'OUT', detailed: 'Out' },
};

/** The label of a status; an unknown code is shown in upper case. */
export function pickStatusLabel(status: string): PickStatusLabel {
  return isPickStatus(status) ? labels[status] : { short: status.toUpperCase(), detailed: status };
}

function isPickStatus(status: string): status is PickStatus {
  return Object.hasOwn(labels, status);
}
