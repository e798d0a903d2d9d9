import Type, { type Static } from 'typebox';
import { flagRoles } from '../domain/flags';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { InstantSchema } from './ids';
import { RoleSchema } from './state';

/** The admin area's calls: page definitions 11.7. To everyone but ADMIN they answer 404. */

export const adminEnrolSecondFactor = call({
  method: 'POST',
  path: '/v1/admin/second_factor/enrol',
  access: 'admin',
  summary:
    'A new secret for an authenticator app; it counts once a code of it was right. Without `code` one is mailed to the account and `uri` is null.',
  body: Type.Object({ code: Type.Optional(Type.String({ minLength: 1, maxLength: 12 })) }),
  /** Null when a code was mailed. */
  reply: Envelope(Type.Object({ uri: Nullable(Type.String()) })),
});
export const adminSecondFactor = call({
  method: 'POST',
  path: '/v1/admin/second_factor',
  access: 'admin',
  summary: 'Show the second factor. Outside demo mode every other admin call wants it, once in a session.',
  body: Type.Object({ code: Type.String({ pattern: '^\\d{6}$' }) }),
  reply: Envelope(Type.Object({ verified: Type.Boolean() })),
});

const DayCount = Type.Object({ day: Type.String(), count: Type.Integer() });
export const adminOverview = call({
  method: 'GET',
  path: '/v1/admin/overview',
  access: 'admin',
  summary: 'Accounts by role, sign-ups per day, active sessions, pass holders.',
  reply: Envelope(
    Type.Object({
      roles: Type.Array(Type.Object({ role: RoleSchema, count: Type.Integer() })),
      /** The last 30 days that have any. */
      sign_ups: Type.Array(DayCount),
      active_sessions: Type.Integer(),
      pass_holders: Type.Integer(),
    }),
  ),
});

export const AdminUser = Type.Object({
  id: Type.String(),
  email: Type.String(),
  username: Type.String(),
  role: RoleSchema,
  email_confirmed: Type.Boolean(),
  onboarded: Type.Boolean(),
  team_id: Nullable(Type.Integer()),
  created_at: InstantSchema,
  deletion_schedule: Nullable(InstantSchema),
});
export type AdminUser = Static<typeof AdminUser>;

export const adminUsers = call({
  method: 'GET',
  path: '/v1/admin/users',
  access: 'admin',
  summary: 'Accounts, newest first, searched by email, username or id.',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 254 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  reply: Envelope(
    Type.Object({
      users: Type.Array(AdminUser),
      total: Type.Integer(),
      page: Type.Integer(),
      pages: Type.Integer(),
    }),
  ),
});

const AccountParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
export const adminSetRole = call({
  method: 'PUT',
  path: '/v1/admin/users/:id/role',
  access: 'admin',
  summary: 'Change a role; BANNED bans, USER unbans. Takes effect on the account’s next call.',
  params: AccountParams,
  body: Type.Object({ role: RoleSchema }),
  reply: Envelope(Type.Object({ user: AdminUser })),
});
export const adminResendConfirmation = call({
  method: 'POST',
  path: '/v1/admin/users/:id/resend_confirmation',
  access: 'admin',
  summary: 'Send the account a new confirmation code.',
  params: AccountParams,
  reply: Envelope(Type.Object({ sent: Type.Boolean() })),
});

/** What came of the last request to one endpoint of the game. */
const UpstreamReading = Type.Object({
  /** `entry/{id}/` groups the documents of all teams. */
  endpoint: Type.String(),
  asked_at: InstantSchema,
  /** When it last answered well. */
  ok_at: Nullable(InstantSchema),
  /** `ok`, or what kept the answer away. */
  outcome: Type.String(),
  detail: Type.String(),
});

export const adminData = call({
  method: 'GET',
  path: '/v1/admin/data',
  access: 'admin',
  summary: 'Where the game’s data comes from, how fresh it is, and what came of the last attempt.',
  reply: Envelope(
    Type.Object({
      source: Type.String(),
      season: Type.String(),
      epoch: Nullable(Type.Integer()),
      as_of: Nullable(InstantSchema),
      /** `ok`, or what kept the game away. */
      outcome: Nullable(Type.String()),
      detail: Type.String(),
      /** The last attempt, also before any succeeded; absent before the first is over. */
      reading: Type.Optional(
        Type.Object({
          /** `unreadable`: the game answers without a field that we cannot do without, named in `detail`. */
          outcome: Type.String(),
          detail: Type.String(),
          at: InstantSchema,
          /** Fields that were missing and done without: `bootstrap.teams.strength`, 20 times. */
          lost: Type.Array(Type.Object({ field: Type.String(), count: Type.Integer() })),
        }),
      ),
      /** Documents that were not stored because they are in doubt; absent while the last answer is stored. */
      doubt: Type.Optional(
        Type.Object({
          since: InstantSchema,
          /** Names the doubtful answer when it is accepted. */
          digest: Type.String(),
          /** How often it came in a row. */
          equal: Type.Integer(),
          reasons: Type.Array(Type.String()),
          /** Stored after three equal answers over ten minutes; otherwise only an administrator accepts it. */
          accepted_by_itself: Type.Boolean(),
          /** An administrator accepted it: the next reading stores it. */
          accepted: Type.Boolean(),
        }),
      ),
      /** What is read of this gameweek's teams, in the order in which it is read; empty before there is a game. */
      progress: Type.Array(
        Type.Object({
          what: Type.Enum(['own', 'rivals', 'leagues', 'elite']),
          read: Type.Integer(),
          total: Type.Integer(),
        }),
      ),
      /** Every requested endpoint of the game, failing ones first. */
      endpoints: Type.Array(UpstreamReading),
    }),
  ),
});
export const adminRefreshData = call({
  method: 'POST',
  path: '/v1/admin/data/refresh',
  access: 'admin',
  summary: 'Read the game now, in the process that reads it.',
  reply: Envelope(Type.Object({ asked: Type.Boolean() })),
});

export const adminAcceptDoubt = call({
  method: 'POST',
  path: '/v1/admin/data/accept',
  access: 'admin',
  summary: 'Accept the documents of the game that are in doubt; they are read again and stored.',
  body: Type.Object({ digest: Type.String({ minLength: 1, maxLength: 100 }) }),
  reply: Envelope(Type.Object({ accepted: Type.Boolean() })),
});

export const AdminJob = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  state: Type.Enum(['waiting', 'running', 'dead']),
  attempts: Type.Integer(),
  run_at: InstantSchema,
  last_error: Nullable(Type.String()),
});
export const adminJobs = call({
  method: 'GET',
  path: '/v1/admin/jobs',
  access: 'admin',
  summary: 'Jobs that are not done, the dead first.',
  reply: Envelope(Type.Object({ jobs: Type.Array(AdminJob) })),
});
export const adminRetryJob = call({
  method: 'POST',
  path: '/v1/admin/jobs/:id/retry',
  access: 'admin',
  summary: 'Run a dead job again.',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 9007199254740991 }) }),
  reply: Envelope(Type.Object({ id: Type.Integer() })),
});

const AdminRelease = Type.Object({
  /** `version-hash` */
  id: Type.String(),
  version: Type.String(),
  /** Range of contract versions it runs with. */
  contract: Type.String(),
  /** Of all its files, in brotli. */
  bytes: Type.Integer(),
  published_at: InstantSchema,
  /** Name of the deploy token, or of what else published it. */
  published_by: Nullable(Type.String()),
  commit: Nullable(Type.String()),
  /** What the changelog says of its version, as Markdown. */
  changes: Type.Optional(Type.String()),
  /** Pages that were served with it. */
  pages: Type.Integer(),
  /** Pages that reported a fault of it. */
  failed: Type.Integer(),
});
const AdminFault = Type.Object({
  at: InstantSchema,
  /** Id, or the address of a developer's own server. */
  release: Type.String(),
  /** What failed: `load`, `render`, `saga`, … */
  kind: Type.String(),
  message: Type.String(),
  /** With places in the sources, where a source map is kept for the release. */
  stack: Type.String(),
  /** Only its reader ran the release: it does not count. */
  preview: Type.Boolean(),
  /** Address that shows staff the page with what was live then; absent where that is not known. */
  then: Type.Optional(Type.String()),
});
/** 75th percentiles of the pages that browsers measured in four weeks: milliseconds, `cls` without unit. */
const AdminVitals = Type.Object({
  release: Type.String(),
  /** Number of measured pages. */
  pages: Type.Integer(),
  lcp: Nullable(Type.Number()),
  inp: Nullable(Type.Number()),
  cls: Nullable(Type.Number()),
  ttfb: Nullable(Type.Number()),
});
const AdminWaitingPlace = Type.Object({
  /** `bar /team`, `home home.rivals` */
  place: Type.String(),
  /** Where the release wants it: the smallest order stands first. */
  order: Type.Integer(),
  /** Where it may stand today; null for a first place. */
  approved: Nullable(Type.Integer()),
});
export const AdminRemote = Type.Object({
  name: Type.String(),
  /** Id of the release that is served; null while the remote is switched off. */
  live: Nullable(Type.String()),
  /** Target release of a rollback. */
  previous: Nullable(Type.String()),
  /** Publishes are stored and do not go live. */
  pinned: Type.Boolean(),
  /** Nothing of it is served. */
  disabled: Nullable(Type.Object({ at: InstantSchema, reason: Type.String() })),
  /** Served to some users: a percentage of them, or a role. */
  canary: Nullable(
    Type.Object({
      id: Type.String(),
      share: Nullable(Type.Integer()),
      role: Nullable(Type.String()),
      since: InstantSchema,
    }),
  ),
  /** The last canary that was ended because of its errors. */
  withdrawn: Nullable(Type.Object({ id: Type.String(), at: InstantSchema, reason: Type.String() })),
  /** Newest first. */
  releases: Type.Array(AdminRelease),
  /** The last that browsers reported, newest first. Absent from servers that list none yet. */
  faults: Type.Optional(Type.Array(AdminFault)),
  /** Of its own pages; of the shell on all pages. Absent from servers that measure none yet. */
  vitals: Type.Optional(Type.Array(AdminVitals)),
  /** Places of served releases that wait for an approval. Absent from servers that ask for none yet. */
  waiting: Type.Optional(Type.Array(AdminWaitingPlace)),
});
export type AdminRemote = Static<typeof AdminRemote>;
export const adminRemotes = call({
  method: 'GET',
  path: '/v1/admin/remotes',
  access: 'admin',
  summary: 'The releases of each remote, and which of them is live.',
  reply: Envelope(Type.Object({ remotes: Type.Array(AdminRemote) })),
});

export const adminApprovePlace = call({
  method: 'PUT',
  path: '/v1/admin/remotes/:remote/places',
  access: 'admin',
  summary: 'Approve a place of a remote in the bar or on Home.',
  params: Type.Object({ remote: Type.String({ maxLength: 60 }) }),
  body: Type.Object({
    place: Type.String({ maxLength: 200 }),
    order: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
  reply: Envelope(Type.Object({ approved: Type.Boolean() })),
});

export const adminFlags = call({
  method: 'GET',
  path: '/v1/admin/flags',
  access: 'admin',
  summary: 'What the configuration switches on.',
  reply: Envelope(
    Type.Object({
      flags: Type.Array(Type.Object({ name: Type.String(), on: Type.Boolean(), text: Type.String() })),
    }),
  ),
});

export const FlagAudience = Type.Object({
  to: Type.Enum(['off', 'everybody', 'roles', 'share']),
  /** With `roles`: exactly these, not the roles above them. */
  roles: Type.Optional(Type.Array(Type.Enum([...flagRoles]))),
  /** With `share`: percent of the users, the same ones every time. */
  share: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type FlagAudience = Static<typeof FlagAudience>;
export const AdminFeatureFlag = Type.Object({
  /** `team.new-pitch` */
  name: Type.String(),
  /** The remote that declares it in a served release; null for a decision that was left behind. */
  remote: Nullable(Type.String()),
  /** What it switches on. */
  text: Type.String(),
  audience: FlagAudience,
});
export type AdminFeatureFlag = Static<typeof AdminFeatureFlag>;
export const adminFeatureFlags = call({
  method: 'GET',
  path: '/v1/admin/feature_flags',
  access: 'admin',
  summary: 'The feature flags of the served releases, and who has them.',
  reply: Envelope(Type.Object({ flags: Type.Array(AdminFeatureFlag) })),
});
export const adminSetFeatureFlag = call({
  method: 'PUT',
  path: '/v1/admin/feature_flags/:name',
  access: 'admin',
  summary: 'Change who has a feature flag. Pages that are opened from now on have it.',
  params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
  body: FlagAudience,
  reply: Envelope(Type.Object({ flag: AdminFeatureFlag })),
});

export const adminEvents = call({
  method: 'GET',
  path: '/v1/admin/events',
  access: 'admin',
  summary: 'Events by slug and day, and the newest suggestions.',
  reply: Envelope(
    Type.Object({
      counts: Type.Array(Type.Object({ slug: Type.String(), day: Type.String(), count: Type.Integer() })),
      suggestions: Type.Array(
        Type.Object({
          id: Type.Integer(),
          at: InstantSchema,
          username: Nullable(Type.String()),
          data: Type.Unknown(),
        }),
      ),
    }),
  ),
});

export const AdminSettings = Type.Object({
  /** Shown to everyone at the start; empty for none. */
  alert: Type.String({ maxLength: 1000 }),
  /** Oldest supported app, `major.minor`. */
  app_support: Type.String({ pattern: '^\\d{1,4}\\.\\d{1,4}$' }),
  sales_open: Type.Boolean(),
});
export type AdminSettings = Static<typeof AdminSettings>;
export const adminStatus = call({
  method: 'GET',
  path: '/v1/admin/status',
  access: 'admin',
  summary: 'Alert text, oldest supported app, sales.',
  reply: Envelope(AdminSettings),
});
export const adminSetStatus = call({
  method: 'PUT',
  path: '/v1/admin/status',
  access: 'admin',
  summary: 'Change alert text, oldest supported app or sales.',
  body: Type.Partial(AdminSettings),
  reply: Envelope(AdminSettings),
});

export const adminAudit = call({
  method: 'GET',
  path: '/v1/admin/audit',
  access: 'admin',
  summary: 'Who changed what, newest first.',
  reply: Envelope(
    Type.Object({
      entries: Type.Array(
        Type.Object({
          id: Type.Integer(),
          at: InstantSchema,
          actor: Type.String(),
          action: Type.String(),
          target: Type.String(),
          detail: Type.Unknown(),
        }),
      ),
    }),
  ),
});
