/** The words for an official game that cannot be reached; its own follow (specification section 8). */
export const gameDownText =
  'FPL API seems to be down right now; due to game updating, it might last 20-45 mins.';
