import { useFantasy } from '@touchline/shared/contract';
import { defaultExpectedKind, type ExpectedKind } from '@touchline/shared/domain';

/** Whose expected points of the next gameweek the reader chose. */
export const useExpectedKind = (): ExpectedKind => useFantasy()?.expected_points ?? defaultExpectedKind;
