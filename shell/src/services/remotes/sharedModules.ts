import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as designSystem from '@touchline/design-system';
import { designSystemVersion } from '@touchline/design-system/version';
import * as contract from '@touchline/shared/contract';
import { contractVersion, satisfiesRange, servedContracts } from '@touchline/shared/contract/version';
import * as remoteData from '@touchline/shared/remote-data';
import * as router from '@touchline/shared/router';
import * as store from '@touchline/shared/store';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { onlyInFour } from './contractFour';
import { lazyModuleLoaders } from './lazyModules';

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;

/** A shared module with what contract 4 promised beyond it. */
const withFour = (name: string, module: object) => ({ ...onlyInFour[name], ...module });

const once = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** Modules of the first files, by the names in shared/src/federation/sharedModules.js. */
const eagerModules: Readonly<Record<string, readonly [version: string, module: object]>> = {
  react: [react.version, react],
  'react/jsx-runtime': [react.version, jsxRuntime],
  'react/jsx-dev-runtime': [react.version, jsxDevRuntime],
  'react-dom': [reactDom.version, reactDom],
  '@touchline/shared/contract': [contractVersion, withFour('@touchline/shared/contract', contract)],
  '@touchline/shared/router': [contractVersion, withFour('@touchline/shared/router', router)],
  '@touchline/shared/store': [contractVersion, withFour('@touchline/shared/store', store)],
  '@touchline/shared/remote-data': [contractVersion, remoteData],
  '@touchline/design-system': [designSystemVersion, designSystem],
};

/** Whether a shared module of the contract serves an older range of it, too. */
export const isServed = (name: string, range: string) =>
  name.startsWith('@touchline/shared/') && servedContracts.some((version) => satisfiesRange(version, range));

/**
 * Singleton modules of the page, in the format of federation's `shared`.
 *
 * @param onFailed called with the name of a lazy module whose files did not load
 */
export const sharedModules = (onFailed: (name: string) => void): Shared => ({
  ...Object.fromEntries(
    Object.entries(eagerModules).map(([name, [version, module]]) => [
      name,
      { ...once(version), lib: () => module },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(lazyModuleLoaders).map(([name, load]) => [
      name,
      {
        ...once(designSystemVersion),
        get: () =>
          load().then(
            (module) => () => module,
            (error: unknown) => {
              onFailed(name);
              throw error;
            },
          ),
      },
    ]),
  ),
});
