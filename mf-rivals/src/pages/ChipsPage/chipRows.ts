import { kitFromFields, type ChipGridRow, type PlayedChip } from '@touchline/design-system/football';
import { shell } from '@touchline/shared/contract';
import { chipLabel, chips as knownChips } from '@touchline/shared/domain';
import type { RivalsChips } from '@touchline/shared/wire';
import type { NamedTeam } from '../../components/RivalTeam';

type Row = RivalsChips['rows'][number];

/** Chips that a team may play twice in a season, once in each half. */
const playedTwice = new Set(['wildcard']);

/** A column for each chip of the season, a second one where it may be played twice: WC, WC2, FH, BB, 3xC. */
export function chipColumns(rows: readonly Row[]): { key: string; chip: string; label: string }[] {
  const seen = rows.flatMap(({ played = [], left = [] }) => [...played.map(({ chip }) => chip), ...left]);
  const chips = new Set([...knownChips, ...seen]);
  return [...chips].flatMap((chip) => {
    const first = { key: columnKey(chip, 0), chip, label: chipLabel(chip) };
    const second = { key: columnKey(chip, 1), chip, label: `${chipLabel(chip)}2` };
    return playedTwice.has(chip) ? [first, second] : [first];
  });
}

/** A team's chips under their columns; what it has played twice takes both in turn. */
export function chipRow(row: Row & NamedTeam): ChipGridRow {
  const { place, id, name, fullname, kit, mine, played = [] } = row;
  const times = new Map<string, number>();
  const cells: Record<string, PlayedChip> = {};
  for (const { chip, gameweek_id, gain } of played) {
    const time = times.get(chip) ?? 0;
    times.set(chip, time + 1);
    cells[columnKey(chip, time)] = { gameweek: gameweek_id, gained: gain };
  }
  return {
    key: place,
    team: { name: name ?? '', manager: fullname, kit: kit && kitFromFields(kit) },
    mine,
    onOpen: id === undefined ? undefined : () => shell().openTeamPopup(id),
    played: cells,
  };
}

const columnKey = (chip: string, time: number) => (time === 0 ? chip : `${chip}${time + 1}`);
