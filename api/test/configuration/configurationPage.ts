import { settingGroups, type Setting } from './settings';

const head = `# Configuration

By environment only; nothing has to be set. Read once, in \`api/src/platform/config.ts\`; an invalid value stops the start with a
message that names the variable. An empty value counts as not set. This page is made by \`npm run configuration\` from
\`api/test/configuration/settings.ts\`; a test compares it with what is read.
`;

const tools = `## For one tool each

\`TOUCHLINE_URL\` and \`TOUCHLINE_DEPLOY_TOKEN\` (release tool: a server elsewhere), \`UPSTREAM_PORT\` and \`UPSTREAM_FAULT_RATE\`
(\`npm run upstream\`), \`STORYBOOK_PORT\`, \`CHROMIUM_PATH\` (a browser for tests), \`TEST_DATABASE_URL\` (a PostgreSQL for the API's
tests), \`S3_TEST_ENDPOINT\` and \`S3_TEST_BUCKET\` (a store for the tests of release files), \`TOUCHLINE_RECORDED\` (folder of a
recorded season for tests).
`;

const row = ({ variables, without, meaning }: Setting) =>
  `| ${variables.map((name) => `\`${name}\``).join(', ')} | ${without} | ${meaning} |`;

/** The text of docs/configuration.md, before it is formatted. */
export const configurationPage = (): string =>
  [
    head,
    ...settingGroups.map(({ title, settings }) =>
      [
        `## ${title}`,
        '',
        '| Variable | Without it | Meaning |',
        '| --- | --- | --- |',
        ...settings.map(row),
        '',
      ].join('\n'),
    ),
    tools,
  ].join('\n');
