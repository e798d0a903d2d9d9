/** Whose expected points of the next gameweek a reader sees: the game's own, or our projection. */
export const expectedKinds = ['official', 'ours'] as const;
export type ExpectedKind = (typeof expectedKinds)[number];

export const defaultExpectedKind: ExpectedKind = 'official';

/** Start of a sentence, for example "Official expected points next gameweek". */
export const expectedWords: Record<ExpectedKind, { readonly label: string; readonly phrase: string }> = {
  official: { label: 'Official', phrase: 'Official expected points' },
  ours: { label: 'Ours', phrase: 'Our expected points' },
};
