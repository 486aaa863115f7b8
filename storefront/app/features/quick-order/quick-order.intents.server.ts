import { redirect } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { currencyOf } from '../../session/person.server';
import { quantityFrom } from '../product-card';
import { MOST_CHARACTERS, MOST_LINES, orderLines } from './order-text';
import { quickOrderApi } from './quick-order.api.server';
import { checkedLines, type CheckedLine } from './quick-order.view';

export interface OrderChecked {
  readonly ok: true;
  readonly text: string;
  readonly lines: readonly CheckedLine[];
}

async function check({ form, scope: { api, config }, t, args }: IntentArgs): Promise<OrderChecked> {
  const text = String(form.get('text') ?? '');
  const lines = text.length > MOST_CHARACTERS ? null : orderLines(text);
  if (lines === null || lines.length > MOST_LINES)
    throw new ApiError({ status: 422, fields: { _general: [t('quickOrder.tooMany', { count: MOST_LINES })] } });
  const asked = lines.filter((line) => 'quantity' in line);
  const answers = asked.length === 0 ? [] : await quickOrderApi.check(api, asked, await currencyOf(args));
  return { ok: true, text, lines: checkedLines(lines, answers, config.imageOrigins) };
}

/** Fields `product-{n}` and `quantity-{n}`: what each line chose. */
function chosen(form: FormData): { product_id: number; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, line] = /^product-(\d{1,3})$/.exec(name) ?? [];
    const product_id = Number(value);
    if (line === undefined || !Number.isInteger(product_id) || product_id <= 0) return [];
    return [{ product_id, quantity: quantityFrom(String(form.get(`quantity-${line}`) ?? '1')) }];
  });
}

/** What the quick order can ask for. */
export const quickOrderIntents: Intents<OrderChecked> = {
  check,
  async add({ form, scope: { api }, t }) {
    const products = chosen(form);
    if (products.length === 0) throw new ApiError({ status: 422, fields: { _general: [t('quickOrder.nothing')] } });
    await quickOrderApi.add(api, products);
    throw redirect('/carts');
  },
};
