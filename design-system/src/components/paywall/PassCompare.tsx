import { Box } from '../base/Box';
import { visuallyHidden } from '../states/visuallyHidden';

export interface PassFeature {
  label: string;
  free: string | boolean;
  pass: string | boolean;
}

/** Compares the free account with the pass. */
export function PassCompare({ features, has }: { features: readonly PassFeature[]; has: boolean }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'body2',
        '& :is(td, th)': {
          py: 2,
          px: { xs: 1, sm: 2 },
          borderBottom: 1,
          borderColor: 'divider',
          textAlign: 'center',
        },
        '& th[scope="row"], & thead th:first-of-type': { textAlign: 'left', fontWeight: 'inherit' },
        '& .pass': { bgcolor: 'pass.bg', color: 'pass.text' },
      }}
    >
      <Box component="caption" sx={visuallyHidden}>
        Free account and season pass compared
      </Box>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">Free{!has && ' (yours)'}</th>
          <th scope="col" className="pass">
            Season pass{has && ' (yours)'}
          </th>
        </tr>
      </thead>
      <tbody>
        {features.map(({ label, free, pass }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{words(free)}</td>
            <td className="pass">{words(pass)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const words = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'Yes' : 'No');
