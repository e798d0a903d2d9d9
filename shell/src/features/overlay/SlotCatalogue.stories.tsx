import { SlotCatalogue } from './SlotCatalogue';

/** Where remotes may put widgets: the catalogue of `shared/src/contract/slots.ts`. */
export default { title: 'shell/Slots', component: SlotCatalogue };

export const NobodyFillsThem = { args: { filled: [] } };
export const FilledByRemotes = {
  args: {
    filled: [
      { remote: 'mf-team', widget: { slot: 'home.team' } },
      { remote: 'mf-weather', widget: { slot: 'home.weather', access: 'pass' } },
      { remote: 'mf-team', widget: { slot: 'team_popup.squad' } },
    ],
  },
};
