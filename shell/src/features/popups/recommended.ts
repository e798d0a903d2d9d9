/** Name of the alert flag: the recommendation of rivals is shown once. */
export const recommendedKey = 'rivals_recommended';
