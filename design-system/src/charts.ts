/** Charts. Load them after the content: this is the largest entry. */
export { CostScatter, type CostPoint } from './charts/CostScatter';
export { GwBarChart } from './charts/GwBarChart';
export type { GameweekBar } from './charts/gameweekBar';
export { InOutBarChart, type InOutBar } from './charts/InOutBarChart';
export { PlayerRadar, type RadarAxis, type RadarSubject } from './charts/PlayerRadar';
export { ShareBarChart, type ShareRow } from './charts/ShareBarChart';
export { Sparkline } from './charts/Sparkline';
export { TeamBarChart, type TeamBar } from './charts/TeamBarChart';
export { TeamLineChart, type TeamLine } from './charts/TeamLineChart';
