import { Box, DownIcon, Section, Typography } from '@touchline/design-system';
import { PassCompare, Accordion, AccordionDetails, AccordionSummary } from '@touchline/design-system/frames';
import { useHasPass } from '@touchline/shared/contract';
import { PassPicture } from './PassPicture';
import { passFeatures, passTiles } from './passFeatures';

/** Benefits of the pass, a comparison with the free account, and questions. Without the server's data it has no pictures. */
export function PassFacts() {
  const hasPass = useHasPass();
  return (
    <>
      <Section title="What it unlocks">
        <Box component="ul" sx={tiles}>
          {passTiles.map(({ title, text, picture }) => (
            <Box component="li" key={title} sx={tile}>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2">{text}</Typography>
              {picture && <PassPicture name={picture} />}
            </Box>
          ))}
        </Box>
      </Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          gap: { xs: 4, md: 6 },
          alignItems: 'start',
        }}
      >
        <Section title="Free and pass" look="card">
          <PassCompare features={passFeatures} has={hasPass} />
        </Section>
        <Section title="Questions">
          {questions.map(({ question, answer }) => (
            <Accordion key={question} disableGutters>
              <AccordionSummary expandIcon={<DownIcon />}>{question}</AccordionSummary>
              <AccordionDetails>{answer}</AccordionDetails>
            </Accordion>
          ))}
        </Section>
      </Box>
    </>
  );
}

const tiles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 3,
} as const;

const tile = {
  p: 4,
  borderRadius: 1.4,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const questions = [
  {
    question: 'How do I pay?',
    answer:
      'The button leads to a checkout page outside of Touchline. We never see your card; we are only told that the order was paid.',
  },
  {
    question: 'When is it open?',
    answer: 'As soon as the payment is confirmed, usually within seconds. You do not have to log in again.',
  },
  {
    question: 'How long does it last?',
    answer: 'For the season it is sold for. It is paid once and does not renew by itself.',
  },
  {
    question: 'What stays free?',
    answer:
      'Your own team, live points, fixtures, clubs, the season ticker, the watchlist, and everything in the Free column.',
  },
];
