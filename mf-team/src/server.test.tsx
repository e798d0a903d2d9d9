/** @jest-environment node */
import { TouchlineTheme } from '@touchline/design-system';
import { createServerLook } from '@touchline/design-system/server';
import { claimsOfServer } from '@touchline/shared/testing/claimsOfServer';
import type { ReactNode } from 'react';
import { remote } from './remote';

const { look } = createServerLook(() => false);

claimsOfServer(remote, ({ children }: { children: ReactNode }) => (
  <TouchlineTheme look={look}>{children}</TouchlineTheme>
));
