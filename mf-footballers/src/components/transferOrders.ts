/** "In", "Out" or "Nett": the order of transfers, as in the address and in the call. */
export const transferOrders = ['in', 'out', 'nett'] as const;
export type TransferOrder = (typeof transferOrders)[number];

/** The order of this name; `in` where it names none of ours (the specification's default). */
export const transferOrderFrom = (text: string): TransferOrder =>
  transferOrders.find((order) => order === text) ?? 'in';

export const transferOrderLabels: Record<TransferOrder, string> = { in: 'In', out: 'Out', nett: 'Nett' };
