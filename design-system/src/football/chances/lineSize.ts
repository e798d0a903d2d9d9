/** Of the line of a chance, in pixels: it fits the narrowest phone, beside its percentages. */
export const lineSize = { width: 260, height: 64 };
