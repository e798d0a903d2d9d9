/** What this source can do: `SourceAbilities` of the API, which this package does not import. 2,500 managers in all. */
export const demoAbilities = {
  isOfficial: false,
  isRewindable: true,
  hasExtras: true,
  hasOneReader: false,
  squadsPerRead: 'all',
  sampleSize: 500,
  hasInventedNames: true,
} as const;
