import { designSystemVersion } from '@touchline/design-system/version';
import { contractVersion, unmetVersions } from '@touchline/shared/contract/version';
import { thisShell } from './thisShell';

it.each([
  ['the contract and the design system of today', `^${contractVersion}`, `^${designSystemVersion}`],
  ['contract 4, which named the design system too', '^4.2.0', undefined],
  ['two majors of the contract, one of which is here', '^5.0 || ^6.0', '^4.4'],
])('loads a release that was built for %s', (_, contract, designSystem) =>
  expect(unmetVersions({ contract, designSystem }, thisShell)).toBeUndefined(),
);

it.each([
  ['^9.0.0', '^4.4', /^contract \^9\.0\.0; this shell has 5\..* and 4\.4\.0$/],
  ['^4.5.0', undefined, /^contract \^4\.5\.0/],
  [`^${contractVersion}`, '^3.0', /^design system \^3\.0; this shell has 4\./],
  [`^${contractVersion}`, '^4.99', /^design system \^4\.99/],
])('says what is missing for contract %s and design system %s', (contract, designSystem, words) =>
  expect(unmetVersions({ contract, designSystem }, thisShell)).toMatch(words),
);
