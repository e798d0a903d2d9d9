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

/** Modules of the first files, by the names in shared/src/federation/sharedModules.js. */
const eagerModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@touchline/shared/contract': contract,
  '@touchline/shared/router': router,
  '@touchline/shared/store': store,
  '@touchline/shared/remote-data': remoteData,
  '@touchline/design-system': designSystem,
};

/** What webpack writes into a build that takes modules from the page. */
interface RemoteRequire {
  /** Factories by module id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
}

/** What webpack asks of its federation layer before it runs a chunk of a remote. */
export interface ChunkThatTakes {
  readonly chunkId: string;
  /** Ids of the taken modules, by chunk. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** What the chunk waits for. */
  readonly promises: Promise<unknown>[];
  readonly webpackRequire: RemoteRequire;
}

/**
 * Puts what a chunk takes from the page among its build's modules: at once what is in the first files, the rest as
 * soon as it has come. What failed to come is asked for again by the next chunk that takes it.
 */
export function giveShared({ chunkId, chunkMapping, promises, webpackRequire }: ChunkThatTakes): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (webpackRequire.m[id]) continue;
    const name = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? id;
    const provide = (shared: unknown) => {
      webpackRequire.m[id] = (module) => {
        module.exports = shared;
      };
    };
    const load = lazyModuleLoaders[name];
    if (name in eagerModules) provide(eagerModules[name]);
    else if (load) promises.push(load().then(provide));
    else promises.push(Promise.reject(new Error(`The page shares no ${name}.`)));
  }
}
