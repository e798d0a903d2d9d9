/** What a suggestion is about; the address names the one that is chosen already: /suggestions/idea. */
export const suggestionTopics = [
  { value: 'general', label: 'Anything' },
  { value: 'idea', label: 'An idea' },
  { value: 'fault', label: 'Something is broken' },
  { value: 'data', label: 'A number is wrong' },
] as const;

export type SuggestionTopic = (typeof suggestionTopics)[number]['value'];

/** The topic an address names; `general` where it names none of ours. */
export function topicFrom(text: string | undefined): SuggestionTopic {
  return suggestionTopics.find(({ value }) => value === text)?.value ?? 'general';
}

const shortest = 10;
export const longestSuggestion = 2000;

/** What is wrong with the text of a suggestion. It is counted as the server does: in characters, trimmed. */
export function suggestionError(text: string | undefined): string | undefined {
  const length = [...(text ?? '').trim()].length;
  if (length < shortest) return `Write at least ${shortest} characters`;
  return length > longestSuggestion ? `Write at most ${longestSuggestion} characters` : undefined;
}
