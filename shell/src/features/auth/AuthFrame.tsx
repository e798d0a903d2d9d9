import { AuthCard } from '@touchline/design-system/forms';
import { useEffect, type ReactNode } from 'react';

const benefits = [
  {
    title: 'Live points that are right',
    text: 'Bonus and automatic substitutions are in them while the match is on.',
  },
  { title: 'Know your rivals', text: 'What they own, who they captained, and who is left to play.' },
  { title: 'Plan the run', text: 'Fixture difficulty over weeks, with doubles and blanks.' },
] as const;

interface AuthFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Layout of all screens before the app: sets the window's title, and describes the product in three lines.
 */
export function AuthFrame({ title, children }: AuthFrameProps) {
  useEffect(() => {
    document.title = `${title} · Touchline`;
  }, [title]);
  return (
    <AuthCard title={title} benefits={benefits}>
      {children}
    </AuthCard>
  );
}
