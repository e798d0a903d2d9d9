import { Box, Segments } from '@touchline/design-system';
import { FootballersTablePage } from '../../components/table/FootballersTablePage';
import { PointsSwitch } from '../../components/table/PointsSwitch';
import { useAddressChoice } from '@touchline/shared/contract';

const figures = ['points', 'counts'] as const;
const options = [
  { value: 'points', label: 'Points' },
  { value: 'counts', label: 'Counts' },
] as const;

/** Points of the season by category. Route: /footballers/points */
export default function PointsPage() {
  const [figure, setFigure] = useAddressChoice('figure', figures, 'points');
  return (
    <FootballersTablePage
      view="total_points"
      figure={figure}
      above={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <PointsSwitch value="points" />
          <Segments label="Figures" value={figure} options={options} onChange={setFigure} />
        </Box>
      }
    />
  );
}
