/** Teams on the pitch. Only the shell renders it: remotes use it through the contract. */
export { PlayerCard, type CardSize, type PlayerCardProps } from './football/card/PlayerCard';
export { describeCard, type PlayerCardData } from './football/card/playerCardData';
export { MetricSwitcher } from './football/card/MetricSwitcher';
export { Pitch, type PitchOrientation } from './football/pitch/Pitch';
export { BenchStrip, PitchTeam, rowsOf, type CardContext, type PitchRow } from './football/pitch/PitchTeam';
export { PendingPitch, TeamPitch, TwoTeamPitch, type PitchSide } from './football/pitch/TeamPitch';
