import {
  pointCategoryLabel,
  positionName,
  type AnyPosition,
  type PointCategory,
} from '@touchline/shared/domain';
import { seasonLabels } from './seasonWords';

/** `Clean sheets`; an unknown category has the game's own label. */
export const categoryLabel = (category: PointCategory): string =>
  pointCategoryLabel(category, seasonLabels().categories);

/** `Defender`; an unknown position has the game's own label. */
export const positionLabel = (position: AnyPosition): string =>
  positionName(position, seasonLabels().positions);
