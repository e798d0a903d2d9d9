import type { LeagueId, TeamId } from './units';

/** Minimum age for a sign-up; by the year alone. */
const youngest = 10;
const oldest = 110;

/** Selectable years of birth, newest first: "current year minus 110 up to current year minus 10". */
export function birthYears(currentYear: number): number[] {
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => currentYear - youngest - index);
}

/**
 * Days of a month (1 to 12): "30-day months disable 31; February disables 30 and 31, and 29 in non-leap
 * years". Without a year February keeps its 29th.
 */
export function daysInMonth(month: number, year?: number): number {
  if ([4, 6, 9, 11].includes(month)) return 30;
  if (month !== 2) return 31;
  return year === undefined || isLeapYear(year) ? 29 : 28;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether a day of the select is disabled for the month. */
export function isDayDisabled(day: number, month: number, year?: number): boolean {
  return day > daysInMonth(month, year);
}

/** `2001-02-09`: "Birthday is sent as year-month-day." */
export function birthday(year: number, month: number, day: number): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Whether a text is a valid date of birth: an age of 10 to 110 by the year. */
export function isBirthday(text: string, currentYear: number): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return false;
  const [year = 0, month = 0, day = 0] = parts;
  const isYearRight = year <= currentYear - youngest && year >= currentYear - oldest;
  return isYearRight && month >= 1 && month <= 12 && day >= 1 && !isDayDisabled(day, month, year);
}

/** Confirmation codes and team ids: digits only. */
export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Attempts to confirm an email before the form locks. */
const freeAttempts = 3;

/** "After more than 3 attempts the form locks for (attempts × 20 − 40) seconds": 4 → 40, 5 → 60; else 0. */
export function lockSeconds(attempts: number): number {
  return attempts > freeAttempts ? attempts * 20 - 40 : 0;
}

export const invalidId = 'Invalid id';

/** "Rival id must parse to a non-zero integer, else 'Invalid id'": undefined then. */
export function parseRivalId(text: string): TeamId | undefined {
  return parseId(text) as TeamId | undefined;
}

function parseId(text: string): number | undefined {
  const trimmed = text.trim();
  const id = /^\d+$/.test(trimmed) ? Number(trimmed) : 0;
  return Number.isSafeInteger(id) && id !== 0 ? id : undefined;
}

/** The compared teams: the followed rivals, the elite, or a classic league. */
export type RivalsView = 'rivals' | 'elite' | LeagueId;

/** "Rival view must be rivals, elite or an integer"; undefined otherwise. */
export function parseRivalsView(text: string): RivalsView | undefined {
  if (text === 'rivals' || text === 'elite') return text;
  return parseId(text) as LeagueId | undefined;
}

/**
 * The view in a segment of the address: "numeric means league with that id; rivals and elite are kept;
 * anything else falls back to rivals".
 */
export function rivalsSegment(segment: string): RivalsView {
  return parseRivalsView(segment) ?? 'rivals';
}

export type SortOrder = 'asc' | 'desc';
export interface SortParams {
  page?: number;
  order_by?: string;
  order?: SortOrder;
}

/**
 * The sort of a table from an address: "page numeric; order_by has non-word characters stripped (spaces and
 * hyphens kept); order is asc or desc only". Invalid values are omitted.
 */
export function parseSortParams(query: Record<string, unknown>): SortParams {
  const { page, order_by, order } = query;
  const params: SortParams = {};
  if (typeof page === 'string' && isNumeric(page)) params.page = Number(page);
  const orderBy = typeof order_by === 'string' ? order_by.replace(/[^\w\s-]/g, '') : '';
  if (orderBy !== '') params.order_by = orderBy;
  if (order === 'asc' || order === 'desc') params.order = order;
  return params;
}

/**
 * Cuts a text that is longer than `length`: "the general truncation helper adds 3 extra characters by
 * default", three dots.
 */
export function truncate(text: string, length: number, ending = '...'): string {
  return cut(text, length, length, ending);
}

/** "League names over 20 characters are cut to 19 plus an ellipsis in the paywall list." */
export function paywallLeagueName(name: string): string {
  return cut(name, 20, 19, '…');
}

/** "Classic league labels over 25 are cut to 20 plus an ellipsis." */
export function leagueLabel(name: string): string {
  return cut(name, 25, 20, '…');
}

/** Counts code points, so that an emoji is never cut in half. */
function cut(text: string, longest: number, keep: number, ending: string): string {
  const characters = [...text];
  return characters.length > longest ? characters.slice(0, keep).join('') + ending : text;
}

const externalSchemes = ['mailto:', 'tel:', 'sms:', 'tg:'];

/**
 * Whether a link leaves the app: another origin, or mailto:, tel:, sms:, tg:.
 *
 * `moreSchemes` are added by the configuration.
 */
export function isExternalLink(
  link: string,
  ownOrigin: string,
  moreSchemes: readonly string[] = [],
): boolean {
  const lower = link.trim().toLowerCase();
  if ([...externalSchemes, ...moreSchemes].some((scheme) => lower.startsWith(scheme))) return true;
  if (!/^(https?:)?\/\//.test(lower)) return false;
  return URL.canParse(lower, ownOrigin) ? new URL(lower, ownOrigin).origin !== ownOrigin.toLowerCase() : true;
}

/**
 * Whether an app is too old: versions are "compared as numbers from major.minor", so 1.10 is newer than
 * 1.9. An invalid version is never too old.
 */
export function isVersionTooOld(version: string, supported: string): boolean {
  const [own, needed] = [majorMinor(version), majorMinor(supported)];
  if (own === undefined || needed === undefined) return false;
  return own[0] !== needed[0] ? own[0] < needed[0] : own[1] < needed[1];
}

function majorMinor(version: string): [number, number] | undefined {
  const match = /^v?(\d+)(?:\.(\d+))?/.exec(version);
  return match ? [Number(match[1]), Number(match[2] ?? 0)] : undefined;
}
