import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as designSystem from '@touchline/design-system';
import * as contract from '@touchline/shared/contract';
import * as remoteData from '@touchline/shared/remote-data';
import * as router from '@touchline/shared/router';
import * as store from '@touchline/shared/store';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { lazyModuleLoaders } from './lazyModules';

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;

const once = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** Modules of the first files, by the names in shared/src/federation/sharedModules.js. Ours follow the contract's version. */
const { contractVersion } = contract;
const eagerModules: Readonly<Record<string, readonly [version: string, module: object]>> = {
  react: [react.version, react],
  'react/jsx-runtime': [react.version, jsxRuntime],
  'react/jsx-dev-runtime': [react.version, jsxDevRuntime],
  'react-dom': [reactDom.version, reactDom],
  '@touchline/shared/contract': [contractVersion, contract],
  '@touchline/shared/router': [contractVersion, router],
  '@touchline/shared/store': [contractVersion, store],
  '@touchline/shared/remote-data': [contractVersion, remoteData],
  '@touchline/design-system': [contractVersion, designSystem],
};

/**
 * Every module that exists once in the page, as federation's `shared` takes them.
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
        ...once(contractVersion),
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
