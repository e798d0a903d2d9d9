import { SkeletonPitch } from '@touchline/design-system';
import type { FootballerSheetProps, PitchProps, ShellServices } from '@touchline/shared/contract';
import { lazy, Suspense } from 'react';
import { RemoteWidget } from '../remotes/RemoteWidget';

const LazyPitch = lazy(() => import(/* webpackChunkName: "pitch" */ '../pitch/Pitch'));
const LazySheet = lazy(() => import(/* webpackChunkName: "sheet" */ '../pitch/FootballerSheet'));

/** The pitch as remotes get it: its code comes with the first page that shows one. */
function Pitch(props: PitchProps) {
  return (
    <Suspense fallback={<SkeletonPitch what={props.label} />}>
      <LazyPitch {...props} />
    </Suspense>
  );
}

function FootballerSheet(props: FootballerSheetProps) {
  return (
    <Suspense fallback={null}>
      <LazySheet {...props} />
    </Suspense>
  );
}

/** Components of the shell that remotes draw through the contract. */
export const shellComponents: ShellServices['components'] = { Pitch, FootballerSheet, RemoteWidget };
