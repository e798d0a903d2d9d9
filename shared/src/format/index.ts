export * from './chanceLine';
export * from './chances';
export * from './football';
export * from './numbers';
export * from './time';
