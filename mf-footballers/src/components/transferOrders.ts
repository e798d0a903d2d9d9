/** "In", "Out" or "Nett": what transfers are ordered by, as it stands in the address and in the call. */
export const transferOrders = ['in', 'out', 'nett'] as const;
export type TransferOrder = (typeof transferOrders)[number];

export const transferOrderLabels: Record<TransferOrder, string> = { in: 'In', out: 'Out', nett: 'Nett' };
