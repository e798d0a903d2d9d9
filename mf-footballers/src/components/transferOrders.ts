/** Orders of the transfers ("In", "Out", "Nett"), as in the address and in the call. */
export const transferOrders = ['in', 'out', 'nett'] as const;
export type TransferOrder = (typeof transferOrders)[number];

/** Parses an order; `in` for an unknown one (the specification's default). */
export const transferOrderFrom = (text: string): TransferOrder =>
  transferOrders.find((order) => order === text) ?? 'in';

export const transferOrderLabels: Record<TransferOrder, string> = { in: 'In', out: 'Out', nett: 'Nett' };
