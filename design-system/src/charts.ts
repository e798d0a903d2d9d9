/** Charts. Load them after the content: this is the largest entry. */
export { CostScatter, type CostPoint } from './charts/CostScatter';
export { GwBarChart, type GameweekBar } from './charts/GwBarChart';
export { InOutBarChart, type InOutBar } from './charts/InOutBarChart';
export { PlayerRadar, type RadarAxis, type RadarSubject } from './charts/PlayerRadar';
export { ShareBarChart, type ShareRow } from './charts/ShareBarChart';
export { Sparkline } from './charts/Sparkline';
export { TeamBarChart, type TeamBar } from './charts/TeamBarChart';
export { TeamLineChart, type TeamLine } from './charts/TeamLineChart';
