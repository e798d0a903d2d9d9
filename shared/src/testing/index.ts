export { aContent, aFantasyState, aUser } from './builders';
export { fakeApi, problem, success, type FakeAnswer, type FakeApi, type FakeRequest } from './fakeApi';
export { renderPage, testShell, type ShellRecord, type TestShell } from './renderPage';
export { standOn } from './standOn';
