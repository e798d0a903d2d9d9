/** Name of the alert flag: the recommendation of rivals shows itself once. */
export const recommendedKey = 'rivals_recommended';
