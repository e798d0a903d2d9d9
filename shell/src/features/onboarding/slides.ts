import type { Slide } from '@touchline/design-system/frames';

/** The explainer's slides, in their order. */
export const slides: readonly Slide[] = [
  {
    art: 'live',
    title: 'Live points, explained',
    text: 'While matches run, your points have provisional bonus and automatic substitutions in them. A star marks what is not official yet.',
    hint: 'My Team shows the sum: points + provisional bonus − hits.',
  },
  {
    art: 'rivals',
    title: 'Rivals and ownership',
    text: 'Follow up to 10 managers. Every card can show how many of them own a player: 3/10 30.0% means three of your ten rivals have him.',
    hint: 'White is above a quarter of them, red is rarer: his points gain on your rivals.',
  },
  {
    art: 'metrics',
    title: 'One pitch, many questions',
    text: 'The chips above a pitch change what each card shows: points, ownership, form, price, set pieces, the next fixtures. Your choice is kept for all pitches.',
    hint: 'Press a card to see how his points came about, line by line.',
  },
  {
    art: 'ticker',
    title: 'Fixtures and the season ticker',
    text: 'Upper case is at home, lower case away; 1 is easy and 5 is hard. The ticker sorts clubs by the run they have over the gameweeks you choose.',
    hint: 'Two chips in a cell are a double gameweek, a hatched one is a blank.',
  },
  {
    art: 'watchlist',
    title: 'Watchlist and categories',
    text: 'The star puts a player on your watchlist. Badges group players by what they are: nailed on, penalty taker, differential, bandwagon.',
    hint: 'Home has a tile for each category.',
  },
  {
    art: 'pass',
    title: 'Alerts and the season pass',
    text: 'The timeline tells of line-ups, prices, injuries and your rivals’ moves. Live points, your rank, fixtures and 10 rivals are free; the season pass opens more metrics, 50 rivals and your mini-leagues.',
    hint: 'Locked things carry a small lock and never hide free content.',
  },
];
