import { Banner, KpiRow, Section, Stack, Typography, type KpiItem } from '@touchline/design-system';
import { RankText } from '@touchline/design-system/football';
import { formatCount, formatPoints, formatRank, formatSigned } from '@touchline/shared/format';
import type { LiveRank } from '@touchline/shared/wire';
import { LiveNumber } from '../../components/LiveNumber';
import { ShareButton } from './ShareButton';
import { intervalOf, safetyWords, sourceOf } from '../../domain/liveWords';

/** The current rank, the points to keep it, and its precision. */
export function RankNow({ rank }: { rank: LiveRank }) {
  return (
    <Section title={rank.status === 'official' ? 'Rank' : 'Live rank'} look="card">
      <Stack sx={{ gap: 3 }}>
        <KpiRow items={figuresOf(rank)} />
        {rank.now === null ? (
          <Banner>
            {rank.status === 'unavailable'
              ? 'This season is played back: it has no other managers to rank you among.'
              : rank.sample === null
                ? 'The managers of the game are being read; your live rank follows.'
                : `${formatCount(rank.sample.read)} managers are read; your live rank follows.`}
          </Banner>
        ) : (
          <>
            <Typography>{safetyWords(rank)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {sourceOf(rank)}
            </Typography>
          </>
        )}
        {rank.points !== null && <ShareButton />}
      </Stack>
    </Section>
  );
}

function figuresOf(rank: LiveRank): KpiItem[] {
  const { before, now, move, ended, points, safety } = rank;
  const isOver = rank.status === 'official';
  return [
    {
      label: isOver ? 'Official' : 'Now',
      value: <RankText value={now?.rank ?? null} move={move} />,
      note: now ? intervalOf(now) : undefined,
    },
    { label: 'Before', value: formatRank(before) },
    ...(isOver
      ? []
      : [
          {
            label: 'If it ended now',
            value: formatRank(ended?.rank.rank),
            note: ended ? endedNote(ended) : undefined,
          },
        ]),
    {
      label: 'GW points',
      value: <LiveNumber key={rank.gameweek?.id} value={points} label="Gameweek points" isAnnounced />,
    },
    {
      label: isOver ? 'To have kept your rank' : 'To keep your rank',
      value: formatSigned(safety?.margin),
      note: safety ? `${formatPoints(safety.needed)} points ${isOver ? 'were ' : ''}needed` : undefined,
    },
  ];
}

function endedNote({ points, substitutions }: NonNullable<LiveRank['ended']>): string {
  const subs = substitutions === 0 ? '' : `, ${substitutions} auto ${substitutions === 1 ? 'sub' : 'subs'}`;
  return `${formatPoints(points)} pts${subs}`;
}
