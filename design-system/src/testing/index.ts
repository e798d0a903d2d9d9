/** Builders of realistic props, for stories and tests. */
export * from './builders';
