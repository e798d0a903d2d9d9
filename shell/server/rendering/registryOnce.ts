import type { BrowserRegistry } from '../../src/services/remotes/registry';
import type { RenderJob } from '../../src/app/rendering/rendered';

/**
 * A registry is the same object for thousands of pages, and a hundred kilobytes: a rendering process gets each once, and
 * later jobs name it by its number.
 */
export interface PackedJob extends Omit<RenderJob, 'boot'> {
  readonly boot: Omit<RenderJob['boot'], 'registry'>;
  readonly registry: { readonly number: number; readonly value?: BrowserRegistry };
}

/** Canaries and previews have registries of their own. Both sides forget the oldest at the same message. */
const mostKept = 8;

function keep<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** For the sender: one for each process. */
export function createPacker(): (job: RenderJob) => PackedJob {
  const numbers = new Map<BrowserRegistry, number>();
  let last = 0;
  return ({ boot: { registry, ...boot }, ...job }) => {
    const sentNumber = numbers.get(registry);
    if (sentNumber !== undefined) return { ...job, boot, registry: { number: sentNumber } };
    keep(numbers, registry, (last += 1));
    return { ...job, boot, registry: { number: last, value: registry } };
  };
}

/** For the rendering process. */
export function createUnpacker(): (job: PackedJob) => RenderJob {
  const registries = new Map<number, BrowserRegistry>();
  return ({ registry: { number, value }, boot, ...job }) => {
    if (value) keep(registries, number, value);
    const registry = registries.get(number);
    if (!registry) throw new Error(`The registry ${number} was not sent.`);
    return { ...job, boot: { ...boot, registry } };
  };
}
