export { aContent, aFantasyState, aUser } from './builders';
export { denyStorage, fillStorage } from './brokenStorage';
export { claimsOfRemote } from './claimsOfRemote';
export { fakeApi, problem, success, type FakeAnswer, type FakeApi, type FakeRequest } from './fakeApi';
export { remoteOpener, type FakeRoutes, type Reader } from './openRemote';
export { renderPage, testShell, type ShellRecord, type TestShell } from './renderPage';
/** What a page's opener returns refers to it. */
export type { SliceHealth } from '../store/createAppStore';
export { standOn } from './standOn';
