import { suggestionError, topicFrom } from './suggestionTopics';

it.each([
  ['idea', 'idea'],
  ['anything-else', 'general'],
  [undefined, 'general'],
])('the address %s chooses %s', (text, topic) => {
  expect(topicFrom(text)).toBe(topic);
});

it.each([
  ['', 'Write at least 10 characters'],
  ['   too few   ', 'Write at least 10 characters'],
  ['ten chars!', undefined],
  ['⚽'.repeat(2000), undefined],
  ['⚽'.repeat(2001), 'Write at most 2000 characters'],
])('of %j it says %s', (text, error) => {
  expect(suggestionError(text)).toBe(error);
});
