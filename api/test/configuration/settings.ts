/** One row of docs/configuration.md: variables that are set together. */
export interface Setting {
  readonly variables: readonly string[];
  /** What holds when they are not set. */
  readonly without: string;
  readonly meaning: string;
}

export interface SettingGroup {
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** All that `loadConfig` reads, in the order of the page. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Server',
    settings: [
      { variables: ['PORT'], without: '`8080`', meaning: 'where the web URL answers' },
      {
        variables: ['HOST'],
        without: '`0.0.0.0`',
        meaning: 'address it listens on; IPv6 with or without brackets',
      },
      {
        variables: ['TOUCHLINE_HOME'],
        without: '`.touchline`',
        meaning: 'data folder: built-in database, local secrets, snapshots, releases',
      },
      {
        variables: ['API_BASE'],
        without: 'the API in the same process',
        meaning: 'where the API answers; the web server passes `/v1` and `/v2` on',
      },
      {
        variables: ['API_KEY'],
        without: '`touchline-web`',
        meaning: 'names the client in `x-api-key`; public, it protects nothing',
      },
      {
        variables: ['PUBLIC_URL'],
        without: '`http://localhost:<PORT>`',
        meaning: 'the URL people see, for links in mails',
      },
      { variables: ['TRUSTED_PROXIES'], without: '`0`', meaning: 'how many proxies stand before the app' },
      {
        variables: ['SECRET'],
        without: 'one made in the data folder',
        meaning: 'at least 32 characters; signs sessions and codes. Several processes need the same one',
      },
    ],
  },
  {
    title: 'Database',
    settings: [
      {
        variables: ['DATABASE_URL'],
        without: 'PGlite in the data folder',
        meaning: 'a PostgreSQL of at least 15',
      },
      {
        variables: ['DATABASE_DIRECT_URL'],
        without: '`DATABASE_URL`',
        meaning:
          'PostgreSQL itself, where `DATABASE_URL` is a pooler in transaction mode ([operations.md](operations.md#pgbouncer))',
      },
    ],
  },
  {
    title: 'The game',
    settings: [
      {
        variables: ['FPL_SOURCE'],
        without: '`demo`',
        meaning: "the game's data: `demo`, `live`, or `replay:<folder>` with a recorded season",
      },
      { variables: ['FPL_API_BASE'], without: 'the official public API', meaning: 'for `live`' },
      {
        variables: ['FPL_RATE'],
        without: '4',
        meaning: 'for `live`: documents a second that all processes together ask of the game, from 1 to 50',
      },
      {
        variables: ['SEASON'],
        without: "read from the game's deadlines",
        meaning: 'for `live`: the season shown, as `2026-27`',
      },
      {
        variables: ['DEMO_MODE'],
        without: 'on with the demo source',
        meaning:
          'invented names, the demo accounts, the outbox page; outside it accounts made in it are refused and administrators need a second factor',
      },
      {
        variables: ['DEMO_SEASONS'],
        without: '`demo-seasons` in the data folder',
        meaning:
          'where the computed demo season is kept, some 40 MB, so that the next start need not compute it',
      },
      {
        variables: ['CLOCK'],
        without: '`real`',
        meaning: 'or an instant, `2024-01-20T13:40:00Z`, or an instant and a rate, `2024-01-20T13:40:00Z@60`',
      },
      {
        variables: ['FOOTBALLER_PHOTOS'],
        without: 'kits are shown',
        meaning:
          "https address of footballers' photos with `{code}` and, where wanted, `{size}` (40x40, 110x140, 250x250); never with invented names",
      },
    ],
  },
  {
    title: 'Mail, alerts and payment',
    settings: [
      {
        variables: ['SMTP_URL', 'MAIL_FROM'],
        without: 'mail stays in the outbox',
        meaning: 'mail server and sender; a sender that is set is named for unsubscribing by mail',
      },
      {
        variables: ['FCM_SERVICE_ACCOUNT'],
        without: 'no alerts to the native app',
        meaning:
          "path of a Firebase service account's JSON file: sends alerts to the native app ([native.md](native.md))",
      },
      {
        variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
        without: 'a test checkout in demo mode, else no sale',
        meaning: 'payment for the season pass; both or neither',
      },
    ],
  },
  {
    title: 'Pages and releases',
    settings: [
      {
        variables: ['RENDER', 'RENDER_LIMIT'],
        without: '`server`, 300',
        meaning:
          'who renders first: `server` sends finished HTML, which the browser takes over, for pages that declare it; `browser` leaves all to the browser. Milliseconds that a page waits for its HTML',
      },
      {
        variables: ['WEB_VITALS_SHARE'],
        without: '10',
        meaning:
          'percentage of pages whose speed browsers measure and report ([operations.md](operations.md#web-vitals)); 0 switches it off',
      },
      {
        variables: ['RELEASE_WEBHOOK'],
        without: 'nobody is told',
        meaning: 'address that gets a POST when a canary is withdrawn because of its errors',
      },
      {
        variables: ['S3_BUCKET'],
        without: 'the data folder only',
        meaning:
          "bucket for the files of releases, in place of a shared volume; credentials by the AWS SDK's own chain",
      },
      {
        variables: ['S3_ENDPOINT', 'S3_REGION', 'AWS_REGION', 'S3_PREFIX'],
        without: 'AWS, `AWS_REGION` or `us-east-1`, none',
        meaning: 'address of another S3-compatible store, its region, and the beginning of all keys',
      },
      {
        variables: ['CHAT_URL', 'BETTING_URL'],
        without: 'no link',
        meaning: 'https addresses: what /chat and /betting link to',
      },
      { variables: ['CONTACT_EMAIL'], without: 'none shown', meaning: 'address for questions on /about' },
    ],
  },
  {
    title: 'Logs, measurements and tests',
    settings: [
      {
        variables: ['LOG_LEVEL'],
        without: '`info`',
        meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `silent`',
      },
      {
        variables: [
          'OTEL_EXPORTER_OTLP_ENDPOINT',
          'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
          'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
          'OTEL_TRACES_EXPORTER',
          'OTEL_METRICS_EXPORTER',
          'OTEL_EXPORTER_OTLP_PROTOCOL',
          'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
          'OTEL_EXPORTER_OTLP_METRICS_PROTOCOL',
          'OTEL_METRIC_EXPORT_INTERVAL',
          'OTEL_SDK_DISABLED',
        ],
        without: 'off',
        meaning: 'traces and metrics by OpenTelemetry ([operations.md](operations.md#traces))',
      },
      {
        variables: ['TEST_CONTROLS'],
        without: 'off',
        meaning:
          '`POST /test/clock`, `GET /test/mail`, and replies are checked against their schema. Never in production',
      },
    ],
  },
];
