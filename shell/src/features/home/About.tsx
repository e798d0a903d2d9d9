import {
  Box,
  MuiLink,
  PageBody,
  PageHeading,
  Section,
  Skeleton,
  TextLink,
  Typography,
} from '@touchline/design-system';
import { useAddressChoice, useContent } from '@touchline/shared/contract';
import { lazy, Suspense } from 'react';
import { useShell } from '../../services/context/ShellContext';

const TermsOfService = lazy(() =>
  import(/* webpackChunkName: "auth" */ '../auth/TermsOfService').then((module) => ({
    default: module.TermsOfService,
  })),
);

/** What Touchline is, the source of its data, and its technology. Routes: /about, /about?show=terms */
export default function About() {
  const { boot } = useShell();
  const contact = useContent()?.links?.contact;
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
            {contact && (
              <>
                {' '}
                Questions: <MuiLink href={`mailto:${contact}`}>{contact}</MuiLink>.
              </>
            )}
          </Typography>
        </Section>
        <Terms />
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

/** A link to the terms: the address of this page with `show=terms`. */
function Terms() {
  const [shown, show] = useAddressChoice('show', ['nothing', 'terms'], 'nothing');
  if (shown === 'terms')
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <TermsOfService onClose={() => show('nothing')} />
      </Suspense>
    );
  return (
    <Section title="Terms">
      <Typography>
        What you agree to, and what we keep: the <TextLink to="/about?show=terms">terms of service</TextLink>.
      </Typography>
    </Section>
  );
}
