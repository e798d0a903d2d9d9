/**
 * Height of a pitch with one team, and of its placeholder. In a wide window it leaves room for the bench below the
 * header of a page: at 1280 × 800 both are in sight.
 */
export const pitchHeight = { xs: 430, sm: 560, md: 'clamp(320px, calc(100vh - 540px), 560px)' } as const;
