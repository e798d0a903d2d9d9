/** Tabs of a gameweek besides its fixtures, as in the address. */
export type FixturesTab = 'events' | 'footballers' | 'points' | 'streaming';
