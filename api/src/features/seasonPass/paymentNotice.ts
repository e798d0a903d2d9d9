import { badRequest } from '../../platform/http/problems';

/** Why the money was returned. */
export type EndOfPayment = 'refund' | 'dispute' | 'cancellation';

/**
 * A provider's webhook message in our terms. `id` is the provider's own: the same message may arrive several
 * times.
 */
export type PaymentNotice = { readonly id: string } & (
  | {
      readonly kind: 'paid';
      readonly orderId: string;
      /** The provider's id of the checkout. */
      readonly checkoutRef: string;
      readonly paymentRef: string | null;
      /** In the currency's smallest unit. */
      readonly amountMinor: number;
      /** Upper case. */
      readonly currency: string;
      /** `payment` for a one-time payment. */
      readonly mode: string;
    }
  /** The checkout ended without a payment. */
  | { readonly kind: 'closed'; readonly orderId: string; readonly checkoutRef: string }
  | { readonly kind: 'ended'; readonly paymentRef: string; readonly by: EndOfPayment }
  /** A dispute was decided in our favour. */
  | { readonly kind: 'dispute won'; readonly paymentRef: string }
);

/** For a correctly signed message with invalid content. */
export const unreadable = () => badRequest('This message cannot be read.');

/**
 * Reads fields of a signed message. A missing value or one of another type makes the message unusable.
 * @throws a problem with status 400
 */
export function readFields(value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  const fields = value as Record<string, unknown>;
  const text = (name: string): string => {
    const found = fields[name];
    if (typeof found !== 'string' || found === '' || found.length > 500 || found.includes('\0'))
      throw unreadable();
    return found;
  };
  return {
    text,
    /** Null when absent. */
    maybeText: (name: string) => (fields[name] === undefined || fields[name] === null ? null : text(name)),
    wholeNumber: (name: string): number => {
      const found = fields[name];
      if (!Number.isSafeInteger(found)) throw unreadable();
      return found as number;
    },
    is: (name: string, expected: unknown) => fields[name] === expected,
    inner: (name: string) => readFields(fields[name]),
  };
}

export type Fields = ReturnType<typeof readFields>;

/** @throws a problem with status 400 when the bytes are not a JSON object */
export function readJson(body: Buffer): Fields {
  try {
    return readFields(JSON.parse(body.toString('utf8')));
  } catch {
    // The parser's message would quote a payment.
    throw unreadable();
  }
}
