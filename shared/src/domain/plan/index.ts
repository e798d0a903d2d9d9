export { newSquad } from './chips/chipGains';
export * from './chips/chipValues';
export * from './plan';
export * from './planEdits';
export * from './planLineup';
export * from './planProblems';
export * from './planStart';
export * from './walkPlan';
