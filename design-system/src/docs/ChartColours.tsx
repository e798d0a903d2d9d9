import { Box } from '../components/base/Box';
import { Typography } from '../components/base/Typography';
import { closestPair, seenWith, visions, type Vision } from '../theme/colourVision';
import { chartLines, palettes, partColours } from '../theme/tokens';
import { Themed } from './specimens';

const titles: Readonly<Record<Vision, string>> = {
  full: 'Full colour vision',
  protan: 'Without red cones',
  deutan: 'Without green cones',
  tritan: 'Without blue cones',
};

/** Lines and parts of bars as readers with each kind of colour vision see them. */
export function ChartColours() {
  return (
    <Themed>
      {(['light', 'dark'] as const).map((scheme) => (
        <section key={scheme}>
          <Rows
            title={`Lines, ${scheme}`}
            colours={chartLines[scheme]}
            paper={palettes[scheme].background.paper}
          />
          <Rows
            title={`Parts of a bar, ${scheme}`}
            colours={partColours[scheme]}
            paper={palettes[scheme].background.paper}
          />
        </section>
      ))}
    </Themed>
  );
}

interface RowsProps {
  readonly title: string;
  readonly colours: readonly string[];
  readonly paper: string;
}

function Rows({ title, colours, paper }: RowsProps) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 6 }}>
        {title}
      </Typography>
      <Box
        component="table"
        sx={{ fontSize: 14, '& td, & th': { p: 1, textAlign: 'left', fontWeight: 400 } }}
      >
        <tbody>
          {(Object.keys(visions) as Vision[]).map((vision) => (
            <tr key={vision}>
              <th scope="row">{titles[vision]}</th>
              <td>
                <Strip
                  colours={colours.map((colour) => seenWith(vision, colour))}
                  paper={seenWith(vision, paper)}
                />
              </td>
              <td>closest two: {closestPair(colours, vision).toFixed(0)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

function Strip({ colours, paper }: { colours: readonly string[]; paper: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 2 }} style={{ background: paper }} aria-hidden>
      {colours.map((colour, at) => (
        <Box key={at} sx={{ width: 40, height: 20 }} style={{ background: colour }} />
      ))}
    </Box>
  );
}
