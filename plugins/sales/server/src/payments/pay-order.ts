import { now, service, type FieldError, type Tx } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import type { AllocatedPart, PaymentPlan } from '@mayorista/payments/contract';
import { isZero } from '@mayorista/kernel/shared';
import type { OrderTypeKey, PlaceOrder } from '../../../contract';
import { insertPayment } from './payment.store';

/** What the parts of a payment come to; field errors when they do not pay the total, or not with what this buyer and order may use. */
export async function planOrderPayment(
  tx: Tx,
  { payments, orderType = 'normal' }: Pick<PlaceOrder, 'payments' | 'orderType'>,
  total: string,
  { isSecondary, isMarkedUp }: Payer,
): Promise<PaymentPlan | readonly FieldError[]> {
  const plan = await service(tx.strapi, 'payments.options').planIn(tx, payments, total);
  const refusals = [
    ...('parts' in plan ? leftOver(plan) : plan),
    ...methodErrors(
      payments.map(({ method }) => method),
      orderType,
      isSecondary,
    ),
    ...splitErrors(payments, isMarkedUp),
  ];
  return 'parts' in plan && refusals.length === 0 ? plan : refusals;
}

/** Who pays: a secondary user, shown the company's mark-up or not. */
interface Payer {
  readonly isSecondary: boolean;
  readonly isMarkedUp: boolean;
}

/** Whoever is not told what is charged cannot say how much of it is paid how. */
const splitErrors = (payments: PlaceOrder['payments'], isMarkedUp: boolean): FieldError[] =>
  isMarkedUp && payments.some(({ amount }) => amount !== 'rest')
    ? [{ code: 'payment_split_by_company', field: 'payments' }]
    : [];

const leftOver = ({ leftOver: amount }: PaymentPlan): FieldError[] =>
  isZero(amount) ? [] : [{ code: 'payment_left_over', field: 'payments', params: { amount } }];

/** The wallet pays orders of its own type alone, and the company's money is spent by its own people, not by secondary users. */
export function methodErrors(methods: readonly string[], orderType: OrderTypeKey, isSecondary: boolean): FieldError[] {
  const isWallet = orderType === 'electronic_wallet';
  return [
    ...(methods.includes('wallet') && !isWallet ? [{ code: 'wallet_needs_its_type', field: 'payments' }] : []),
    ...(isWallet && !methods.includes('wallet') ? [{ code: 'type_needs_wallet', field: 'payments' }] : []),
    ...(isSecondary && methods.some((method) => method === 'wallet' || method === 'credit')
      ? [{ code: 'secondary_without_company_money', field: 'payments' }]
      : []),
  ];
}

interface Paid {
  readonly orderId: number;
  readonly companyId: number;
  readonly currency: 'USD' | 'MXN';
  readonly actorName: string;
}

/** Charges credit and wallet, credit first, and writes every part with its state. Throws ValidationError when a ledger refuses. */
export async function payOrder(tx: Tx, { parts }: PaymentPlan, order: Paid): Promise<void> {
  const charged = new Map<AllocatedPart['method'], { id: number; dueOn: string | null }>();
  for (const method of ['credit', 'wallet'] as const) {
    const part = parts.find((each) => each.method === method);
    if (part === undefined) continue;
    const { companyId, currency, actorName } = order;
    const source = { type: 'sale-order', id: String(order.orderId) };
    charged.set(
      method,
      await service(tx.strapi, `payments.${method}`).charge(tx, {
        companyId,
        currency,
        amount: part.amount,
        source,
        actorName,
      }),
    );
  }
  for (const [at, part] of parts.entries()) {
    const movement = charged.get(part.method);
    await insertPayment(tx, {
      sale_order_id: order.orderId,
      number: at + 1,
      method: part.method,
      amount: part.amount,
      commission: part.commission,
      commission_percentage: part.commissionPercentage,
      currency: order.currency,
      status: movement === undefined ? 'pending' : 'received',
      due_on: movement?.dueOn ?? null,
      movement_id: movement?.id ?? null,
      received_at: movement === undefined ? null : now(),
      refunded: '0',
    });
  }
}

/** Whether nothing of a payment is still to come. */
export const isPaidAtOnce = ({ parts }: PaymentPlan): boolean =>
  parts.every(({ method }) => method === 'credit' || method === 'wallet');
