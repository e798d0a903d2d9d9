import type { Result, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** Lets axe look at what a page shows now: the rules that are violated, with the elements that do. */
export declare function violationsOn(
  page: Page,
  settings?: { readonly options?: RunOptions; readonly exclude?: string },
): Promise<Result[]>;
