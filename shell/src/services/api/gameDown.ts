/** Text for when the official game cannot be reached; its own message follows (specification section 8). */
export const gameDownText =
  'FPL API seems to be down right now; due to game updating, it might last 20-45 mins.';
