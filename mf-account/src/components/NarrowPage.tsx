import { Box, PageBody, PageHeading } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { ReactNode } from 'react';

interface NarrowPageProps {
  title: string;
  children: ReactNode;
}

/** Layout of a page with one small form, opened from the profile. */
export function NarrowPage({ title, children }: NarrowPageProps) {
  return (
    <PageBody>
      <PageHeading title={title} back={{ label: 'Profile', to: buildLink('profile') }} />
      <Box sx={{ width: '100%', maxWidth: 440 }}>{children}</Box>
    </PageBody>
  );
}
