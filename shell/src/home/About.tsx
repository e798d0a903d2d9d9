import { PageBody, PageHeading, Section, TextLink, Typography } from '@touchline/design-system';
import { Box } from '@touchline/design-system';
import { useShell } from '../app/ShellContext';

/** What Touchline is, where its data comes from, and what it is made of. Route: /about */
export default function About() {
  const { boot } = useShell();
  return (
    <PageBody>
      <Box sx={{ maxWidth: 680, display: 'grid', gap: 6 }}>
        <PageHeading title="About" />
        <Section title="What it is">
          <Typography>
            Touchline is a companion for managers of the official fantasy football game: live points that can
            be explained, rivals and leagues compared, fixtures and their difficulty, and what the best
            managers pick.
          </Typography>
        </Section>
        <Section title="Unofficial">
          <Typography>
            Touchline is not made, endorsed or paid for by the game, the league or any club. Club and player
            names are used to say who is meant. Kits and crests are our own drawings.
          </Typography>
        </Section>
        <Section title="Data">
          <Typography>
            Everything about the game is read from its public pages: fixtures, points, prices, squads after
            each deadline. Expected points, difficulty, badges and suggestions are our own reckoning. We never
            ask for your password there and cannot change your team.
          </Typography>
        </Section>
        <Section title="Contact">
          <Typography>
            Ideas and faults: use the <TextLink to="/suggestions/general">suggestion form</TextLink>.
          </Typography>
        </Section>
        <Section title="Version and licences">
          <Typography>
            Version {boot.build.version}, build {boot.build.id}. Built with React, Redux, MUI, Fastify and
            other open software under the MIT and Apache licences; fonts Bricolage Grotesque and Encode Sans
            under the SIL Open Font Licence.
          </Typography>
        </Section>
      </Box>
    </PageBody>
  );
}
