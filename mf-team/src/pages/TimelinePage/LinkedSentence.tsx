import { MuiLink } from '@touchline/design-system';
import { FootballerLink } from '@touchline/design-system/links';
import { useShell } from '@touchline/shared/contract';
import type { TimelineItem } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { linkedText } from '../../domain/linkedText';

/** The item's sentence, with footballers and teams as links. */
export function LinkedSentence({ item: { text, footballers, team } }: { item: TimelineItem }) {
  const names = [
    ...footballers.map(({ id, name }) => ({
      name,
      target: (<FootballerLink id={id} name={name} look="sentence" />) as ReactNode,
    })),
    ...(team ? [{ name: team.name, target: (<TeamButton team={team} />) as ReactNode }] : []),
  ];
  return linkedText(text, names).map((part, at) => <span key={at}>{part.target ?? part.text}</span>);
}

/** A rival's team opens in the shell's popup, over this page. */
function TeamButton({ team: { id, name } }: { team: NonNullable<TimelineItem['team']> }) {
  const shell = useShell();
  return (
    <MuiLink
      component="button"
      type="button"
      variant="body2"
      color="inherit"
      sx={{ verticalAlign: 'baseline' }}
      onClick={() => shell.openTeamPopup(id)}
    >
      {name}
    </MuiLink>
  );
}
