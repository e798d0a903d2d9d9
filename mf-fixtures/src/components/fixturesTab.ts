/** The pages of a gameweek beside its fixtures, as they stand in the address. */
export type FixturesTab = 'events' | 'footballers' | 'points' | 'streaming';
