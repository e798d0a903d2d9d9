export * from './alertKinds';
export * from './autoSubs';
export * from './badges';
export * from './benchmarks';
export * from './bestLineup';
export * from './bonus';
export * from './chance';
export * from './chanceLine';
export * from './chips';
export * from './clubComparison';
export * from './clubStrengths';
export * from './colourDistance';
export {
  accepted,
  atMost,
  codeRules,
  confirmRules,
  emailRules,
  first,
  passwordRules,
  required,
  usernameRules,
  type Validator,
} from './fieldRules';
export * from './danger';
export * from './expectedPoints';
export * from './fixturePhase';
export * from './flags';
export * from './form';
export * from './genericKit';
export * from './gameweekState';
export * from './gap';
export * from './h2h';
export * from './keeperShirt';
export * from './leagueTable';
export * from './liveRank';
export * from './matchMinute';
export * from './metrics';
export * from './ownership';
export * from './participation';
export * from './paywall';
export * from './phases';
export * from './pickStatus';
export * from './points';
export * from './pointsClass';
export * from './prices';
export * from './progress';
export * from './quietHours';
export * from './roles';
export * from './scales';
export * from './seasonFigures';
export * from './seasonProfiles';
export * from './seasonRules';
export * from './squad';
export * from './squadResult';
export * from './teamIdFrom';
export * from './ticker';
export * from './transfers';
export * from './units';
export * from './validation';
export * from './whatIf';
export * from './whatIfStandings';
