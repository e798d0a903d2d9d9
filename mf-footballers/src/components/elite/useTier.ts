import { useLocation } from '@touchline/shared/router';

/** Tiers of the best teams, by their word in the address; the best 100 when absent. */
const tiers = { '': '100', top_250: '250', top_500: '500', top_1000: '1000' } as const;
type TierWord = keyof typeof tiers;
export type Tier = (typeof tiers)[TierWord];

export const tierWords = Object.keys(tiers) as TierWord[];
export const tierLabel = (word: TierWord) => `Top ${tiers[word]}`;

/** The tier in the address with its word; undefined for an unknown one. */
export function useTier(): { word: TierWord; tier: Tier } | undefined {
  const given = useLocation().pathname.split('/')[2] ?? '';
  const word = tierWords.find((one) => one === given);
  return word === undefined ? undefined : { word, tier: tiers[word] };
}
