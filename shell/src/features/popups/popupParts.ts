/** The popups that every reader opens, in one file that is loaded when the first of them is opened. */
export { default as PassCard } from './PassCard';
export { default as RivalsRecommendation } from './RivalsRecommendation';
export { default as RivalsSwitcher } from './RivalsSwitcher';
export { default as TeamPopup } from './TeamPopup';
