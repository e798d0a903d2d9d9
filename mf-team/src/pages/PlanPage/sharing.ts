import type { Shell } from '@touchline/shared/contract';
import { explain, type Failure } from '@touchline/shared/remote-data';
import type { PlanDraft } from '@touchline/shared/wire';

const addressOf = (token: string) => new URL(`/v1/plans/page/${token}`, window.location.origin).href;

const sayFailed = (shell: Shell, failure: Failure) =>
  shell.notify({ type: 'error', message: explain(failure, 'the link') });

type Outcome<Value> = { readonly failure: Failure } | { readonly failure?: undefined; readonly value: Value };

interface SharingParts {
  readonly shell: Shell;
  readonly draft: PlanDraft;
  readonly onChanged: () => void;
}

/** Makes the link and hands it over, or says why there is none. */
export async function shareNow(
  share: (id: string) => Promise<Outcome<Pick<PlanDraft, 'share_token'>>>,
  { shell, draft, onChanged }: SharingParts,
): Promise<void> {
  const outcome = await share(draft.id);
  if (outcome.failure) {
    sayFailed(shell, outcome.failure);
    return;
  }
  onChanged();
  await handOver(shell, addressOf(outcome.value.share_token ?? ''), draft.name);
}

/** Revokes the link, or says why it still works. */
export async function takeBack(
  unshare: (id: string) => Promise<Outcome<unknown>>,
  { shell, draft, onChanged }: SharingParts,
): Promise<void> {
  const { failure } = await unshare(draft.id);
  if (failure) {
    sayFailed(shell, failure);
    return;
  }
  onChanged();
  shell.notify({ type: 'success', message: 'The link does not work any more.' });
}

/** The system's share dialog, else the clipboard, else the address to copy by hand. */
async function handOver(shell: Shell, url: string, title: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    // A cancelled dialog is no error: the link exists anyway.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  const message = isCopied ? 'The link is copied. Anybody who has it can see this plan.' : url;
  shell.notify({ type: 'success', message, timeout: isCopied ? 5_000 : 30_000 });
}
