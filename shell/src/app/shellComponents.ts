import type { ShellServices } from '@touchline/shared/contract/host';
import { FootballerSheet, Pitch } from '../features/pitch/onDemand';
import { RemoteWidget } from '../services/remotes/RemoteWidget';

/** Components of the shell that remotes render through the contract. */
export const shellComponents: ShellServices['components'] = { Pitch, FootballerSheet, RemoteWidget };
