import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { chosenFiles } from '../../lib/forms/files.server';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { pathId } from '../../lib/format/path-id';
import { conversationIntents } from '../conversation/index.server';
import { waitingIntents } from '../placed/index.server';
import { orderApi, type BackInCart, type ReorderedCart } from './orders.api.server';

export interface OrderChanged {
  readonly ok: true;
  /** What happened, for the person. */
  readonly notice: string;
  /** What is another than when the order was placed: its products are in the cart. */
  readonly changes?: readonly string[];
}

/** Whether texts make sense is the platform's to say. */
const text = z.string().max(10_000);
const given = (value: FormDataEntryValue | null): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** To the cart at once where nothing is another; else it is said first. */
function toCart(
  { changes, left_out: leftOut = [] }: Pick<BackInCart, 'changes'> & Partial<Pick<ReorderedCart, 'left_out'>>,
  notice: string,
): OrderChanged {
  const texts = [...leftOut, ...changes].map((change) => change.text);
  if (texts.length === 0) throw redirect('/carts');
  return { ok: true, notice, changes: texts };
}

/** What the page of an order can ask for. */
export const orderIntents: Intents<OrderChanged> = {
  ...conversationIntents('sale-order'),
  ...waitingIntents,
  async 'send-receipt'({ form, scope: { api }, t, args }) {
    const part = Number(given(form.get('payment_id')));
    const receipt = {
      sale_order_legacy_id: pathId(args.params.id),
      amount: given(form.get('amount'))?.replaceAll(',', ''),
      note: given(form.get('note')),
      ...(Number.isInteger(part) ? { payment_id: part } : {}),
    };
    await orderApi.sendReceipt(api, receipt, chosenFiles(form, 'receipt'));
    return { ok: true, notice: t('orderPage.receiptSent') };
  },
  async edit({ scope: { api }, t, args }) {
    return toCart(await orderApi.edit(api, pathId(args.params.id)), t('orderPage.backInCart'));
  },
  async reorder({ scope: { api }, t, args }) {
    return toCart(await orderApi.reorder(api, pathId(args.params.id)), t('orderPage.againInCart'));
  },
  async cancel({ form, scope: { api }, t, args }) {
    const { reason } = formValues(form, z.object({ reason: text }));
    await orderApi.cancel(api, pathId(args.params.id), reason);
    return { ok: true, notice: t('orderPage.canceled') };
  },
};
