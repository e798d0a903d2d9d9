import { Segments } from '@touchline/design-system';
import { useAddressChoice } from '@touchline/shared/contract';
import { FootballersTablePage } from '../../components/table/FootballersTablePage';

const sources = ['official', 'ours'] as const;
const options = [
  { value: 'official', label: 'Official' },
  { value: 'ours', label: 'Ours' },
] as const;

/** Expected points, the game's or our own, and the fixtures they come from. Route: /footballers/predictions */
export default function PredictionsPage() {
  const [ep, setEp] = useAddressChoice('ep', sources, 'official');
  return (
    <FootballersTablePage
      view="predictions"
      more={ep === 'ours' ? oursQuery : undefined}
      above={<Segments label="Expected points" value={ep} options={options} onChange={setEp} />}
    />
  );
}

const oursQuery = { ep: 'ours' };
