// @ts-check
/** Every page of mf-account in every state it can be in, in the order of the contact sheets. */

import { changing, end, failing, fill, inTurn, offline, press, unanswered } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** @type {readonly { name: string, path: string, calls: string, empty?: (payload: any) => void }[]} */
const adminPages = [
  { name: 'admin overview', path: '/admin/overview', calls: '**/v1/admin/overview' },
  {
    name: 'admin users',
    path: '/admin/users',
    calls: '**/v1/admin/users**',
    empty: (payload) => Object.assign(payload, { users: [], total: 0, pages: 0 }),
  },
  {
    name: 'admin data',
    path: '/admin/data',
    calls: '**/v1/admin/{data,jobs}',
    empty: (payload) => {
      if (payload.jobs) payload.jobs = [];
      if (payload.endpoints) payload.endpoints = [];
    },
  },
  {
    name: 'admin remotes',
    path: '/admin/remotes',
    calls: '**/v1/admin/remotes',
    empty: (payload) => Object.assign(payload, { remotes: [] }),
  },
  // No remote declares a flag today: the page is empty by itself.
  { name: 'admin flags', path: '/admin/flags', calls: '**/v1/admin/feature_flags' },
  {
    name: 'admin events',
    path: '/admin/events',
    calls: '**/v1/admin/events',
    empty: (payload) => Object.assign(payload, { counts: [], suggestions: [] }),
  },
  { name: 'admin status', path: '/admin/status', calls: '**/v1/{admin/status,admin/flags,check,fpl_status}' },
  {
    name: 'admin audit',
    path: '/admin/audit',
    calls: '**/v1/admin/audit',
    empty: (payload) => Object.assign(payload, { entries: [] }),
  },
];

const deadJob = {
  id: 9,
  kind: 'refresh game',
  state: 'dead',
  attempts: 5,
  run_at: '2024-01-20T13:00:00Z',
  last_error: 'No answer in 15 s',
};

const flag = { remote: 'mf-team', text: 'A pitch with the fixtures of the next three gameweeks' };
const flags = [
  { ...flag, name: 'team.new-pitch', audience: { to: 'share', share: 10 } },
  {
    ...flag,
    name: 'team.notes',
    audience: { to: 'roles', roles: ['FREE_PASS', 'BETA', 'MODERATOR', 'ADMIN'] },
  },
  { ...flag, name: 'clubs.map', remote: 'mf-clubs', audience: { to: 'off' } },
  { name: 'clubs.of-old', remote: null, text: '', audience: { to: 'everybody' } },
];
const withFlags = changing('**/v1/admin/feature_flags', (payload) => Object.assign(payload, { flags }));

/** @type {readonly Screen[]} */
export const accountScreens = [
  ...['free', 'pass'].flatMap((account) => [
    { name: `profile, ${account}`, account, path: '/profile' },
    { name: `profile, the end, ${account}`, account, path: '/profile', show: end },
    { name: `season pass, ${account}`, account, path: '/season_pass' },
    { name: `season pass, the end, ${account}`, account, path: '/season_pass', show: end },
  ]),
  {
    name: 'profile, leagues waiting',
    account: 'free',
    path: '/profile',
    before: unanswered('**/v1/leagues/all'),
  },
  {
    name: 'profile, leagues failed',
    account: 'free',
    path: '/profile',
    before: failing('**/v1/leagues/all', 500, ''),
  },
  {
    name: 'profile, no leagues',
    account: 'free',
    path: '/profile',
    before: changing('**/v1/leagues/all', (payload) => Object.assign(payload, { leagues: [] })),
  },
  { name: 'profile, offline', account: 'free', path: '/profile', show: offline },
  {
    name: 'profile, wrong email',
    account: 'free',
    path: '/profile',
    show: inTurn(fill('Email', 'nobody'), press('Save')),
  },
  { name: 'profile, another team', account: 'free', path: '/profile', show: press('Change linked team') },
  { name: 'change password', account: 'free', path: '/profile/change_pass' },
  {
    name: 'change password, nothing filled in',
    account: 'free',
    path: '/profile/change_pass',
    show: press('Change password'),
  },
  { name: 'change password, offline', account: 'free', path: '/profile/change_pass', show: offline },
  { name: 'delete', account: 'free', path: '/profile/delete' },
  {
    name: 'season pass, waiting',
    account: 'free',
    path: '/season_pass',
    before: unanswered('**/v1/season_pass'),
  },
  {
    name: 'season pass, failed',
    account: 'free',
    path: '/season_pass',
    before: failing('**/v1/season_pass', 500, ''),
  },
  {
    name: 'season pass, by card',
    account: 'free',
    path: '/season_pass',
    before: changing('**/v1/season_pass', (payload) => Object.assign(payload, { provider: 'stripe' })),
  },
  {
    name: 'season pass, sales closed',
    account: 'free',
    path: '/season_pass',
    before: changing('**/v1/season_pass', (payload) => Object.assign(payload, { sales_open: false })),
  },
  { name: 'season pass, cancelled', account: 'free', path: '/season_pass?checkout=cancelled' },
  { name: 'season pass, paid, not there yet', account: 'free', path: '/season_pass?checkout=done' },
  { name: 'season pass, offline', account: 'free', path: '/season_pass', show: offline },
  { name: 'suggestions', account: 'free', path: '/suggestions/idea' },
  { name: 'suggestions, too short', account: 'free', path: '/suggestions', show: press('Send') },
  { name: 'chat', account: 'free', path: '/chat' },
  { name: 'betting, not there', account: 'free', path: '/betting' },
  { name: 'about', account: 'free', path: '/about' },
  { name: 'about, terms', account: 'free', path: '/about?show=terms' },
  ...adminPages.flatMap(({ name, path, calls, empty }) => [
    { name, account: 'admin', path },
    { name: `${name}, waiting`, account: 'admin', path, before: unanswered(calls) },
    { name: `${name}, failed`, account: 'admin', path, before: failing(calls, 500, '') },
    ...(empty ? [{ name: `${name}, empty`, account: 'admin', path, before: changing(calls, empty) }] : []),
  ]),
  {
    name: 'admin data, a dead job',
    account: 'admin',
    path: '/admin/data',
    before: changing('**/v1/admin/jobs', (payload) => Object.assign(payload, { jobs: [deadJob] })),
  },
  { name: 'admin flags, some', account: 'admin', path: '/admin/flags', before: withFlags },
  ...['team.new-pitch', 'team.notes'].map((name) => ({
    name: `admin flags, ${name} is changed`,
    account: 'admin',
    path: '/admin/flags',
    before: withFlags,
    show: press(`Change ${name}`),
  })),
  { name: 'admin users, a ban', account: 'admin', path: '/admin/users', show: press('Ban') },
  {
    name: 'admin, second factor',
    account: 'admin',
    path: '/admin/users',
    before: failing('**/v1/admin/users**', 403, {
      success: false,
      error: 'forbidden',
      message: 'Show your second factor first.',
    }),
  },
  { name: 'admin, for others', account: 'free', path: '/admin/users' },
  { name: 'admin, unknown section', account: 'admin', path: '/admin/xyz' },
];
