import { kitFromFields, type ChipGridRow, type PlayedChip } from '@touchline/design-system/football';
import type { Shell } from '@touchline/shared/contract';
import { chipLabel } from '@touchline/shared/domain';
import type { RivalsChips } from '@touchline/shared/wire';
import type { NamedTeam } from '../../components/RivalTeam';

type Row = RivalsChips['rows'][number];
type Window = RivalsChips['windows'][number];

export interface ChipColumn {
  readonly key: string;
  readonly chip: string;
  readonly label: string;
  readonly isOver: boolean;
}

/**
 * A column for each window of each chip: WC, WC2, FH, FH2… The second window of a chip follows its first. A
 * chip played outside every known window gets a column of its own.
 */
export function chipColumns({ windows, rows }: Pick<RivalsChips, 'windows' | 'rows'>): ChipColumn[] {
  const played = rows.flatMap((row) => row.played ?? []).map(({ chip }) => chip);
  const chips = [...new Set([...windows.map(({ chip }) => chip), ...played])];
  return chips.flatMap((chip) => {
    const ofChip = windowsOf(windows, chip);
    const columns = ofChip.map((window, index) => columnOf(chip, index, window.is_over));
    return columns.length > 0 ? columns : [columnOf(chip, 0, false)];
  });
}

/** A team's chips in the columns of the windows in which they were played; without them where they are not known. */
export function chipRow(
  row: Row & NamedTeam,
  windows: readonly Window[],
  openTeamPopup: Shell['openTeamPopup'],
): ChipGridRow {
  const { place, id, name, fullname, kit, mine, played } = row;
  const cells: Record<string, PlayedChip> = {};
  for (const { chip, gameweek_id, gain } of played ?? []) {
    const index = windowsOf(windows, chip).findIndex(
      ({ from, to }) => gameweek_id >= from && gameweek_id <= to,
    );
    cells[columnKey(chip, Math.max(0, index))] = { gameweek: gameweek_id, gained: gain };
  }
  return {
    key: place,
    team: { name: name ?? '', manager: fullname, kit: kit && kitFromFields(kit) },
    mine,
    onOpen: id === undefined ? undefined : () => openTeamPopup(id),
    ...(played !== undefined && { played: cells }),
  };
}

const windowsOf = (windows: readonly Window[], chip: string) => windows.filter((one) => one.chip === chip);

const columnKey = (chip: string, index: number) => (index === 0 ? chip : `${chip}${index + 1}`);

const columnOf = (chip: string, index: number, isOver: boolean): ChipColumn => ({
  key: columnKey(chip, index),
  chip,
  label: index === 0 ? chipLabel(chip) : `${chipLabel(chip)}${index + 1}`,
  isOver,
});
