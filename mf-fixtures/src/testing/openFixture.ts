import type { FakeRoutes, Reader } from '@touchline/shared/testing';
import { fixtureAnswers } from './pageAnswers';
import { openFixtures } from './openFixtures';

/** Opens a page of West Ham against Arsenal; `answers` replaces replies of the API. */
export const openFixture = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openFixtures(
    path,
    {
      ...fixtureAnswers,
      ...answers,
    },
    reader,
  );

/** The call behind a tab. */
export const callOf = (tab: string) => `GET /v1/fixture/whu-ars/${tab}`;
