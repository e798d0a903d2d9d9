/** Rounding of percentages and means in replies. */
export const oneDecimal = (value: number) => Math.round(value * 10) / 10;
