/** The filters of the page, by their word in the address. */
export const lineupFilters = ['all', 'starters'] as const;
