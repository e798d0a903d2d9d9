/** As percentages and means are sent. */
export const oneDecimal = (value: number) => Math.round(value * 10) / 10;
