/** Builders of believable props, for the stories and tests of everybody. */
export * from './builders';
