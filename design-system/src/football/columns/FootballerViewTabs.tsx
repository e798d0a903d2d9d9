import { Tab, Tabs } from '@touchline/design-system/tabs';
import { footballerViewLabels, type FootballerTableView } from './footballerFigures';

interface FootballerViewTabsProps<View extends FootballerTableView> {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly views: readonly View[];
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The views of a squad's table, as tabs above it. */
export function FootballerViewTabs<View extends FootballerTableView>(props: FootballerViewTabsProps<View>) {
  const { label, views, view, onView } = props;
  return (
    <Tabs
      aria-label={label}
      variant="scrollable"
      value={view}
      onChange={(_, next: View) => onView(next)}
      sx={{ flex: 1, minWidth: 0 }}
    >
      {views.map((each) => (
        <Tab key={each} value={each} label={footballerViewLabels[each]} />
      ))}
    </Tabs>
  );
}
