export const pageOfRemoteKb: number;
export const remoteEntryKb: number;
