/** Topics of suggestions; the address can preselect one: /suggestions/idea. */
export const suggestionTopics = [
  { value: 'general', label: 'Anything' },
  { value: 'idea', label: 'An idea' },
  { value: 'fault', label: 'Something is broken' },
  { value: 'data', label: 'A number is wrong' },
] as const;

export type SuggestionTopic = (typeof suggestionTopics)[number]['value'];

/** The topic in the address; `general` for an unknown one. */
export function topicFrom(text: string | undefined): SuggestionTopic {
  return suggestionTopics.find(({ value }) => value === text)?.value ?? 'general';
}

const shortest = 10;
export const longestSuggestion = 2000;

/** Validates the text of a suggestion. Length as the server counts it: in characters, trimmed. */
export function suggestionError(text: string | undefined): string | undefined {
  const length = [...(text ?? '').trim()].length;
  if (length < shortest) return `Write at least ${shortest} characters`;
  return length > longestSuggestion ? `Write at most ${longestSuggestion} characters` : undefined;
}
