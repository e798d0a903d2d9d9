export const pageOfRemoteKb: number;
export const remoteEntryKb: number;
export const runtimeOfFederationKb: number;
