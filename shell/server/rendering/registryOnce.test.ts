import type { BrowserRegistry } from '../../src/services/remotes/registry';
import type { RenderJob } from '../../src/app/rendering/rendered';
import { createPacker, createUnpacker } from './registryOnce';

const registryOf = (generation: number): BrowserRegistry => ({ generation, remotes: {}, integrity: {} });
const jobWith = (registry: BrowserRegistry) =>
  ({ address: '/clubs', boot: { apiKey: 'web', registry } }) as unknown as RenderJob;

it('sends a registry once, and every job arrives with it', () => {
  const [pack, unpack] = [createPacker(), createUnpacker()];
  const job = jobWith(registryOf(7));
  const [first, second] = [pack(job), pack(job)];
  expect([first.registry.value?.generation, second.registry.value]).toEqual([7, undefined]);
  expect([unpack(first), unpack(second)]).toEqual([job, job]);
});

it('sends a registry again once others have taken its place', () => {
  const [pack, unpack] = [createPacker(), createUnpacker()];
  const all = Array.from({ length: 30 }, (_, generation) => jobWith(registryOf(generation)));
  for (const job of [...all, ...all, ...all.slice(-8), ...all.slice(-8)])
    expect(unpack(structuredClone(pack(job)))).toEqual(job);
});
