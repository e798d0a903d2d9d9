import { RemoteFault, type RemoteFaultKind } from './remoteFault';
import { RemoteUnavailable } from './RemoteUnavailable';

/** The placeholder of a remote, for each way in which it can fail. */
export default { title: 'shell/A remote that is not there', component: RemoteUnavailable };

const failing = (kind: RemoteFaultKind) => ({
  args: {
    part: 'Rivals',
    error: new RemoteFault('mf-rivals', kind, 'as in a story'),
    onRetry: () => {},
  },
});

export const SlowerThanUsual = { args: { part: 'My team', onRetry: () => {} } };
export const WillNotLoad = failing('load');
export const NotOpenedBeforeTheConnectionWasLost = {
  args: { ...failing('load').args, offline: true },
};
export const WithoutItsModule = failing('exports');
export const ForAnotherContract = failing('contract');
export const SwitchedOff = failing('off');
export const StoppedWhileDrawing = failing('render');
export const StoppedWithAnErrorOfItsOwn = {
  args: { part: 'Fixtures', error: new TypeError('rows is undefined'), onRetry: () => {} },
};
export const OneNobodyHasNamedYet = {
  args: { part: 'weather', error: new Error('no'), onRetry: () => {} },
};
