import { remoteConfig } from '@touchline/shared/federation/remoteConfig.js';

export default remoteConfig({ folder: import.meta.dirname });
