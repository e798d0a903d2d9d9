/** Comparison of written names. Not part of `format`, which every page loads. */
export { foldAccents } from './foldAccents';
export { hasName } from './hasName';
export { guessedFirst, passwordAdvice, shortestPassword } from './passwordAdvice';
