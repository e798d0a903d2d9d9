import type { ShellServices } from '@touchline/shared/contract/host';
import { FootballerSheet, Pitch } from '../pitch/onDemand';
import { RemoteWidget } from '../remotes/RemoteWidget';

/** Components of the shell that remotes render through the contract. */
export const shellComponents: ShellServices['components'] = { Pitch, FootballerSheet, RemoteWidget };
