import type { ApiClient } from '@touchline/shared/api';
import { timelineList } from '@touchline/shared/calls/timelineList';
import type { Notice } from '@touchline/shared/contract';
import type { EventBus } from '@touchline/shared/contract/host';
import { formatSigned } from '@touchline/shared/format';
import { ownMomentsChoice } from '@touchline/shared/storage';
import type { TimelineItem } from '@touchline/shared/wire';
import { onboardedReader } from '../store/onboardedReader';
import { rootOf, type ShellStore } from '../store/shellStore';

interface OwnMomentsParts {
  readonly store: ShellStore;
  readonly events: Pick<EventBus, 'on'>;
  readonly quiet: ApiClient;
  readonly notify: (notice: Notice) => void;
  /** 0 to 1: spreads the requests of all readers after one goal. */
  readonly random?: () => number;
}

/** Readers ask within this time after points have moved, not all at once. */
const spreadMs = 3_000;
/** How long before the newest state of the game a moment counts as new, at the first look. */
const firstCheckMs = 120_000;
/** Notices name this many moments and count the rest. */
const mostNamed = 3;
const announcedKinds: readonly TimelineItem['kind'][] = ['goal', 'assist', 'card', 'bonus'];

const isAnnounced = ({ kind, mine }: TimelineItem) => mine && announcedKinds.includes(kind);

function wordsOf({ text, points }: TimelineItem): string {
  return points === undefined || points === 0 ? text : `${text} ${formatSigned(points)} for you.`;
}

/** One notice for everything that happened at once. */
export function noticeOf(items: readonly TimelineItem[]): string {
  const named = items.slice(0, mostNamed).map(wordsOf);
  const rest = items.length - named.length;
  return [...named, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
}

/**
 * Announces each goal, assist, card and bonus of the reader's own footballers once, on whatever page the reader is.
 * The stream says that points have moved; what moved is read from the reader's timeline.
 */
export function watchOwnMoments({ store, events, quiet, notify, random = Math.random }: OwnMomentsParts) {
  const announced = new Set<string>();
  let since: number | undefined;
  let planned: ReturnType<typeof setTimeout> | undefined;
  const reader = () => onboardedReader(rootOf(store))?.id;

  async function check() {
    planned = undefined;
    const before = reader();
    if (before === undefined || !ownMomentsChoice.isOn()) return;
    // Without an answer the next move of the points asks again.
    const reply = await quiet.call(timelineList, { query: { filter: 'team' } }).catch(() => undefined);
    if (reply === undefined || reader() !== before) return;
    const readAt = Date.parse(reply.updated_at ?? '') || Date.now();
    const from = since ?? readAt - firstCheckMs;
    since = readAt;
    const news = reply.payload.items.filter(
      (item) => isAnnounced(item) && Date.parse(item.at) >= from && !announced.has(item.id),
    );
    for (const { id } of news) announced.add(id);
    if (news.length > 0) notify({ type: 'info', message: noticeOf(news), timeout: 8000 });
  }

  events.on('livePointsMoved', () => {
    planned ??= setTimeout(() => void check(), random() * spreadMs);
  });
}
