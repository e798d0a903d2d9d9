/**
 * A laptop's screen: wide, but so low that pages stand closer and headers are smaller. At 1280 × 800 the bench below a pitch is in sight.
 */
export const lowScreen = '@media (min-width: 900px) and (max-height: 860px)';
