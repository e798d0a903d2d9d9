import { CheckIcon } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import type { ClubId, FootballerId } from '@touchline/shared/domain';
import type { FootballerRow } from '@touchline/shared/wire';
import { ListedFootballer } from './ListedFootballer';

/** A row that has only its position when it is locked. */
export interface PlacedFootballer {
  readonly place: number;
  readonly locked?: true;
  readonly id?: FootballerId;
  readonly name?: string;
  readonly club_id?: ClubId;
  readonly position?: FootballerRow['position'];
  readonly mine?: boolean;
}

/** First column of tables whose rows can be locked as a whole. */
export const placedFootballer = <Row extends PlacedFootballer>(): Column<Row> => ({
  key: 'player',
  label: 'Player',
  meaning: 'Place, player, club and position',
  cell: ({ place, id, name, club_id, position }) =>
    id !== undefined && name && club_id && position ? (
      <ListedFootballer footballer={{ id, name, club_id, position }} index={place - 1} />
    ) : null,
});

export const ownFootballer = <Row extends PlacedFootballer>(): Column<Row> => ({
  key: 'mine',
  label: 'Mine',
  meaning: 'In your squad',
  kind: 'mark',
  cell: ({ mine }) => mine && <CheckIcon titleAccess="In your squad" sx={{ fontSize: 18 }} />,
});
