import type { Story } from '../storybook';

/** Stories of two Storybooks by id. */
export interface PairedStories {
  /** In both, by the name they have now. */
  readonly both: readonly Story[];
  /** Only in the one after. */
  readonly added: readonly Story[];
  /** Only in the one before. */
  readonly gone: readonly Story[];
}

/**
 * @param before all stories of the other commit
 * @param after all stories of this checkout
 * @param isWanted which of them are compared
 */
export function pairStories(
  before: readonly Story[],
  after: readonly Story[],
  isWanted: (story: Story) => boolean,
): PairedStories {
  const has = (stories: readonly Story[], { id }: Story) => stories.some((story) => story.id === id);
  const wanted = after.filter(isWanted);
  return {
    both: wanted.filter((story) => has(before, story)),
    added: wanted.filter((story) => !has(before, story)),
    gone: before.filter((story) => isWanted(story) && !has(after, story)),
  };
}
