import { AppShell } from '@touchline/design-system';
import { primaryItems, secondaryItems } from '@touchline/design-system/testing';
import type { ShellServices } from '@touchline/shared/contract/host';
import { useLocation } from '@touchline/shared/router';
import { StoryShellContext } from '@touchline/shared/testing/storyPages';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Pitch } from '../features/pitch/onDemand';
import { ShellProvider, type Shell } from '../services/context/ShellContext';

/** Stories open no sheet and have no widgets of other remotes in their pages. */
const components: ShellServices['components'] = {
  Pitch,
  FootballerSheet: () => null,
  RemoteWidget: ({ fallback = null }) => fallback,
};

/** The app's frame around a page: navigation, and what the pitch needs of the shell. */
function Frame({ services, children }: { services: ShellServices; children: ReactNode }) {
  const { pathname } = useLocation();
  // The pitch uses nothing else of it.
  const shell = useMemo(() => ({ services }) as Shell, [services]);
  const [, place = ''] = pathname.split('/');
  const active = [...primaryItems, ...secondaryItems].find(({ to }) => to.split('/')[1] === place)?.key;
  return (
    <ShellProvider value={shell}>
      <AppShell primary={primaryItems} secondary={secondaryItems} {...(active && { active })}>
        {children}
      </AppShell>
    </ShellProvider>
  );
}

const shell = { components, Frame };

/** Storybook reads it beside its preview: pages of remotes are drawn in the shell without either importing the other. */
export const decorators = [
  (Story: ComponentType) => (
    <StoryShellContext.Provider value={shell}>
      <Story />
    </StoryShellContext.Provider>
  ),
];
