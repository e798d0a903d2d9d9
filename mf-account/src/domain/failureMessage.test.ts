import type { Failure } from '@touchline/shared/remote-data';
import { failureMessage } from './failureMessage';

it.each<[string, Failure, string]>([
  [
    'the server says why',
    { kind: 'refused', status: 400, error: 'bad_request', message: 'That name is taken.' },
    'That name is taken.',
  ],
  [
    'the server says no more than no',
    { kind: 'refused', status: 400, error: 'bad_request', message: '' },
    'Error updating',
  ],
  ['the server breaks', { kind: 'serverFault', status: 500, message: 'SQL' }, 'Error updating'],
  ['there is no line', { kind: 'offline' }, 'Error updating: you are offline. Reconnect and try again.'],
])('when %s', (_, failure, message) => {
  expect(failureMessage(failure, 'Error updating')).toBe(message);
});
