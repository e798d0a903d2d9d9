import {
  pointCategoryLabel,
  positionName,
  type AnyPosition,
  type PointCategory,
} from '@touchline/shared/domain';
import { seasonLabels } from './seasonWords';

/** `Clean sheets`; a category that a later season brings has the game's own label. */
export const categoryLabel = (category: PointCategory): string =>
  pointCategoryLabel(category, seasonLabels().categories);

/** `Defender`; a position that a later season brings has the game's own label. */
export const positionLabel = (position: AnyPosition): string =>
  positionName(position, seasonLabels().positions);
