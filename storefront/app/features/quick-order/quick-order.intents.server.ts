import { redirect } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { currencyOf } from '../../session/person.server';
import { quantityFrom } from '../product-card';
import { MOST_CHARACTERS, MOST_LINES } from './order-limits';
import { orderLines } from './order-lines.server';
import { quickOrderApi } from './quick-order.api.server';
import { checkedLines, type CheckedLine } from './quick-order.view';

export interface OrderChecked {
  readonly ok: true;
  readonly text: string;
  readonly lines: readonly CheckedLine[];
  /** Products that were put into the cart; the lines are those that could not be. */
  readonly added?: number;
}

const check = (asked: IntentArgs): Promise<OrderChecked> => checkText(asked, String(asked.form.get('text') ?? ''));

async function checkText({ scope: { api, config }, t, args }: IntentArgs, text: string): Promise<OrderChecked> {
  const lines = text.length > MOST_CHARACTERS ? null : orderLines(text);
  if (lines === null || lines.length > MOST_LINES)
    throw new ApiError({ status: 422, fields: { _general: [t('quickOrder.tooMany', { count: MOST_LINES })] } });
  const asked = lines.flatMap((line) => ('quantity' in line ? [{ code: line.code, quantity: line.quantity }] : []));
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
  async add(asked) {
    const { form, scope, t } = asked;
    const products = chosen(form);
    if (products.length === 0) throw new ApiError({ status: 422, fields: { _general: [t('quickOrder.nothing')] } });
    await quickOrderApi.add(scope.api, products);
    const left = form.getAll('left').map(String);
    // Whatever was not added stays to be read and put right, as it was written.
    if (left.length > 0) return { ...(await checkText(asked, left.join('\n'))), added: products.length };
    throw redirect('/carts');
  },
};
