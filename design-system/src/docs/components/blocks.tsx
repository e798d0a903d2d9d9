import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Table, Themed } from '../specimens';

interface FactsProps {
  readonly status: 'new' | 'stable' | 'deprecated';
  /** Version of the design system; 4.4.0 is the first that was numbered. */
  readonly since: string;
  /** Where it is imported from. */
  readonly from: string;
  /** Paths of tokens; none for a component that looks as the text around it, or only as its parts. */
  readonly tokens: readonly string[];
}

/** The facts of a component, at the top of its page. */
export function Facts({ status, since, from, tokens }: FactsProps) {
  return (
    <Table
      head={['Status', 'Since', 'Import', 'Tokens']}
      rows={[[status, since, from, tokens.join(', ') || 'none of its own']]}
    />
  );
}

interface ExampleProps {
  readonly children: ReactNode;
  /** One sentence on why. */
  readonly why: string;
}

/** Do and don't side by side, drawn by the component itself. Links in them lead nowhere. */
export function Examples({ children }: { children: ReactNode }) {
  return (
    <Themed>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
          gap: 4,
          my: 4,
        }}
      >
        <MemoryRouter>{children}</MemoryRouter>
      </Box>
    </Themed>
  );
}

/** How it is used well. */
export function Do(props: ExampleProps) {
  return <Example heading="✓ Do" colour="success.main" {...props} />;
}

/** How it is used badly. */
export function Dont(props: ExampleProps) {
  return <Example heading="✕ Don’t" colour="error.main" {...props} />;
}

function Example({ heading, colour, children, why }: ExampleProps & { heading: string; colour: string }) {
  return (
    <Box component="figure" sx={{ m: 0, borderTop: 4, borderColor: colour, bgcolor: 'background.paper' }}>
      <Box sx={{ p: 4 }}>{children}</Box>
      <Box component="figcaption" sx={{ p: 4, pt: 0 }}>
        <Typography sx={{ fontWeight: 600, color: colour }}>{heading}</Typography>
        <Typography variant="body2">{why}</Typography>
      </Box>
    </Box>
  );
}
