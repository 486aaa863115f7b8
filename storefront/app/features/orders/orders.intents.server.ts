import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { chosenFiles } from '../../lib/forms/files.server';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { pathId } from '../../lib/format/path-id';
import { orderApi, type BackInCart, type ReorderedCart } from './orders.api.server';

export interface OrderChanged {
  readonly ok: true;
  /** What happened, for the person. */
  readonly notice: string;
  /** What is another than when the order was placed: its products are in the cart. */
  readonly changes?: readonly string[];
}

const id = z.coerce.number().int().positive();
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
  async say({ form, scope: { api }, t, args }) {
    const { body } = formValues(form, z.object({ body: text }));
    await orderApi.say(api, pathId(args.params.id), body, chosenFiles(form, 'files'));
    return { ok: true, notice: t('orderPage.said') };
  },
  async correct({ form, scope: { api }, t, args }) {
    const { message_id, body } = formValues(form, z.object({ message_id: id, body: text }));
    await orderApi.correct(api, pathId(args.params.id), message_id, body);
    return { ok: true, notice: t('orderPage.corrected') };
  },
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
