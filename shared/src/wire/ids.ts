import Type from 'typebox';
import type { ClubId, FixtureId, FootballerId, LeagueId, TeamId } from '../domain/units';

/** Ids as they travel: plain numbers and codes, branded for the compiler. */
export const FootballerIdSchema = Type.Unsafe<FootballerId>(
  Type.Integer({ minimum: 1, maximum: 2147483647 }),
);
export const TeamIdSchema = Type.Unsafe<TeamId>(Type.Integer({ minimum: 1, maximum: 2147483647 }));
export const LeagueIdSchema = Type.Unsafe<LeagueId>(Type.Integer({ minimum: 1, maximum: 2147483647 }));
export const ClubIdSchema = Type.Unsafe<ClubId>(Type.String({ pattern: '^[a-z]{3}$' }));
export const FixtureIdSchema = Type.Unsafe<FixtureId>(Type.String({ pattern: '^[a-z]{3}-[a-z]{3}$' }));
/** Seasons have had 38; the deadlines say when one is longer or shorter. */
export const GameweekSchema = Type.Integer({ minimum: 1, maximum: 99 });
/** An instant in UTC: `2024-01-20T12:30:00Z`. */
export const InstantSchema = Type.String({ format: 'date-time' });
