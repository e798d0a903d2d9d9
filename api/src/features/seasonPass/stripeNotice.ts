import { type Fields, type PaymentNotice } from './paymentNotice';

/**
 * Parses a Stripe event about a season pass; undefined for another event.
 * @throws a problem with status 400 for an event without the fields of its kind
 */
export function stripeNotice(event: Fields): PaymentNotice | undefined {
  const id = event.text('id');
  const type = event.text('type');
  const object = () => event.inner('data').inner('object');
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paid(id, object());
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return closed(id, object());
    case 'charge.refunded':
      // A partial refund keeps the pass: it reduces the price and does not reverse the sale.
      return object().is('refunded', true) ? ended(id, object(), 'refund') : undefined;
    case 'charge.dispute.created':
      return ended(id, object(), 'dispute');
    case 'charge.dispute.closed':
      return object().is('status', 'won') ? won(id, object()) : undefined;
    case 'payment_intent.canceled':
      return { id, kind: 'ended', by: 'cancellation', paymentRef: object().text('id') };
    default:
      return undefined;
  }
}

function paid(id: string, session: Fields): PaymentNotice | undefined {
  if (!session.is('payment_status', 'paid')) return undefined;
  const orderId = session.maybeText('client_reference_id');
  if (orderId === null) return undefined;
  return {
    id,
    kind: 'paid',
    orderId,
    checkoutRef: session.text('id'),
    paymentRef: session.maybeText('payment_intent'),
    amountMinor: session.wholeNumber('amount_total'),
    currency: session.text('currency').toUpperCase(),
    mode: session.text('mode'),
  };
}

function closed(id: string, session: Fields): PaymentNotice | undefined {
  const orderId = session.maybeText('client_reference_id');
  return orderId === null ? undefined : { id, kind: 'closed', orderId, checkoutRef: session.text('id') };
}

function ended(id: string, object: Fields, by: 'refund' | 'dispute'): PaymentNotice | undefined {
  const paymentRef = object.maybeText('payment_intent');
  return paymentRef === null ? undefined : { id, kind: 'ended', by, paymentRef };
}

function won(id: string, dispute: Fields): PaymentNotice | undefined {
  const paymentRef = dispute.maybeText('payment_intent');
  return paymentRef === null ? undefined : { id, kind: 'dispute won', paymentRef };
}
