export { explain, FailureError, toFailure, type Failure } from './failure';
export {
  failed,
  idle,
  lastReady,
  lastValue,
  loading,
  ready,
  type Ready,
  type RemoteData,
} from './remoteData';
