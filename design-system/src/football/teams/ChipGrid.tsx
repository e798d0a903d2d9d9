import { later } from '../../components/later/later';
import { SkeletonTable } from '../../components/states/skeletons';
import type { ChipGridProps } from './chipRows';

/** Chips played and left, by team. Used by one page, so it is bundled with that page. */
export const ChipGrid = later<ChipGridProps>({
  load: () => import(/* webpackChunkName: "chip-table" */ './ChipTable'),
  what: 'chips',
  waiting: <SkeletonTable columns={6} what="chips" />,
});
