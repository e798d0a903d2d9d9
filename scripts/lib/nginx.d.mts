import type { ChildProcess } from 'node:child_process';

/** See nginx.mjs. */
export declare function startNginx(
  parent: string,
  port: number,
  appPorts: readonly number[],
): { readonly child: ChildProcess; readonly url: string; readonly log: () => string };
