import { Box, EmptyState, PaywallCell, Section, TextLink, Typography } from '@touchline/design-system';
import { BadgeChip, clubKit, clubName, PlayerAvatar, positionLabel } from '@touchline/design-system/football';
import { buildLink, usePassCardOpener } from '@touchline/shared/contract';
import { formatCost, formatCount, formatDay, noValue } from '@touchline/shared/format';
import type { FootballerDetails } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

/** Facts: set pieces, positions, dates, badges. Route: /footballer/:id/details */
export default function FootballerDetailsPage() {
  return (
    <FootballerFrame part="footballerDetails" pace="calm" what="details">
      {(details) => (
        <>
          <Section title="Facts" look="card">
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr minmax(0, 400px)' }, gap: 5 }}>
              <Facts facts={factsOf(details)} />
              <Picture head={details.head} />
            </Box>
          </Section>
          <Section title="Set pieces" look="card">
            <SetPieceOrders details={details} />
          </Section>
          <Section title="Badges" look="card">
            <Badges badges={details.badges} />
          </Section>
        </>
      )}
    </FootballerFrame>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function factsOf(details: FootballerDetails): readonly Fact[] {
  const { head, squad_number, news_at, cost_start, dreamteam_count, in_dreamteam, starts } = details;
  return [
    [
      'Club',
      <TextLink key="club" to={buildLink('club', { params: { id: head.club_id } })}>
        {clubName(head.club_id)}
      </TextLink>,
    ],
    ['Position', positionLabel(head.position)],
    ['Real position', head.position_real?.short ?? noValue],
    ['Squad number', squad_number ?? noValue],
    ['Starts this season', formatCount(starts)],
    ['Cost', formatCost(head.cost)],
    ['Cost at the start', `${formatCost(cost_start)} (${changeOf(head.cost, cost_start)})`],
    ['Dream team', dreamTeam(dreamteam_count, in_dreamteam)],
    [
      'Last note',
      news_at === null ? (
        noValue
      ) : (
        <time key="time" dateTime={news_at}>
          {formatDay(news_at)}
        </time>
      ),
    ],
  ];
}

/** The large photo, or the kit as large; a phone has the small one above. */
function Picture({ head: { name, position, club_id, images } }: Pick<FootballerDetails, 'head'>) {
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, '& svg': { width: '100%', height: 'auto' } }}>
      <PlayerAvatar
        footballer={{ name, position, kit: clubKit(club_id), photoUrl: images?.large }}
        mode={images?.large ? 'photo' : 'kit'}
        size="large"
      />
    </Box>
  );
}

/** `+0.5m since`: signed, because the direction matters. */
function changeOf(cost: number, start: number): string {
  const change = Math.round((cost - start) * 10) / 10;
  return change === 0 ? 'no change' : `${change > 0 ? '+' : ''}${formatCost(change)} since`;
}

const dreamTeam = (count: number, isIn: boolean) => `${timesOf(count)}${isIn ? ', in it now' : ''}`;
const timesOf = (count: number) => (count === 1 ? 'Once' : count === 0 ? 'Never' : `${count} times`);

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 2 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const pieces = [
  ['penalties', 'Penalties'],
  ['freekicks', 'Free kicks'],
  ['corners', 'Corners'],
] as const;

/** Position among the takers of the club; 1 is the first choice. */
function SetPieceOrders({ details: { set_pieces: orders, locked } }: { details: FootballerDetails }) {
  const passCardOpener = usePassCardOpener();
  return (
    <Facts
      facts={pieces.map(([key, label]) => [
        label,
        orders === undefined && locked ? (
          <PaywallCell key={key} what={label} onOpenPass={passCardOpener('footballer', 'set_pieces')} />
        ) : (
          placeAmongTakers(orders?.[key])
        ),
      ])}
    />
  );
}

const placeAmongTakers = (order: number | null | undefined) =>
  order == null ? 'Not a taker' : order === 1 ? 'First choice' : `Choice ${order}`;

function Badges({ badges }: Pick<FootballerDetails, 'badges'>) {
  if (badges.length === 0)
    return (
      <EmptyState headingLevel="h3" art="clipboard" title="No badges" text="They follow what he does." />
    );
  return (
    <Box component="ul" aria-label="Badges" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {badges.map(({ key, label, text }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <BadgeChip badge={key} size={28} />
          <span>
            <TextLink to={buildLink('footballers', { params: { x: 'list' }, query: { category: key } })}>
              {label}
            </TextLink>
            : {text}
          </span>
        </Box>
      ))}
    </Box>
  );
}
