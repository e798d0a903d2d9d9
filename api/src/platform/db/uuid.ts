import { randomBytes } from 'node:crypto';
import type { EpochMs } from '@touchline/shared/domain';

/** A UUID of version 7: starts with the time, so that rows created together are stored together. */
export function uuidv7(now: EpochMs): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
