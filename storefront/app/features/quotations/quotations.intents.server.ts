import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { ApiError } from '../../api/errors';
import { chosenFiles } from '../../lib/forms/files.server';
import { formValues } from '../../lib/forms/form-values.server';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { pathId } from '../../lib/format/path-id';
import { quotationStates } from './quotation.view';
import { quotationApi, type ImportAnswer, type Pieces, type QuotationWrite } from './quotations.api.server';
import { rowsAbove, typedAsCsv } from './typed-lines.server';

export interface QuotationChanged {
  readonly ok: true;
  readonly notice: string;
}

export interface Imported {
  readonly ok: true;
  readonly report: Pick<ImportAnswer, 'lines' | 'problems'>;
  readonly quotation: { readonly id: number; readonly folio: string } | null;
}

const text = z.string().max(10_000);
const given = (value: FormDataEntryValue | null): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The cart's new pieces as a quotation; refurbished ones are sold as they stand and are left out. */
async function quoteCart({ scope: { api }, t }: IntentArgs): Promise<never> {
  const cart = await quotationApi.cart(api);
  const lines = cart.cart_details
    .filter(({ auction_type: grade }) => grade == null)
    .map(({ product_id, quantity }) => ({ product_id, quantity }));
  if (lines.length === 0) throw new ApiError({ status: 422, fields: { _general: [t('quotations.cartWithoutNew')] } });
  const { id } = await quotationApi.create(api, { currency: cart.currency, lines });
  throw redirect(`/quotations/${id}${lines.length < cart.cart_details.length ? '?left=1' : ''}`);
}

/** What the list of quotations, and the cart's button, can ask for. */
export const quotationsIntents: Intents<QuotationChanged> = { 'quote-cart': quoteCart };

/** Quantities by product: `quantity-12`. One without is taken out. */
const piecesOf = (form: FormData): Pieces[] =>
  [...form.entries()].flatMap(([name, value]) => {
    const [, product] = /^quantity-(\d{1,9})$/.exec(name) ?? [];
    const quantity = Number(value);
    return product === undefined || form.get(`drop-${product}`) === '1' || quantity === 0
      ? []
      : [{ product_id: Number(product), quantity }];
  });

const statusSchema = z.object({ status: z.enum(quotationStates) });

/** What the page of a quotation can ask for. */
export const quotationIntents: Intents<QuotationChanged> = {
  async save({ form, scope: { api }, t, args }) {
    const validTo = given(form.get('valid_to'));
    const written: QuotationWrite = {
      lines: piecesOf(form),
      note: given(form.get('note')),
      contact_name: given(form.get('contact_name')),
      contact_email: given(form.get('contact_email')),
      ...(validTo === null ? {} : { valid_to: validTo }),
    };
    const id = pathId(args.params.id);
    await quotationApi.change(api, id, written);
    if (form.get('then') !== 'enviada') return { ok: true, notice: t('quotations.saved') };
    await quotationApi.move(api, id, 'enviada');
    return { ok: true, notice: t('quotations.done_enviada') };
  },
  async move({ form, scope: { api }, t, args }) {
    const { status } = formValues(form, statusSchema);
    const answer = given(form.get('answer'));
    const target = given(form.get('target_total'));
    await quotationApi.move(api, pathId(args.params.id), status, {
      ...(answer === null ? {} : { answer }),
      ...(target === null ? {} : { target_total: target.replaceAll(',', '') }),
    });
    return { ok: true, notice: t(`quotations.done_${status}`) };
  },
  async mail({ form, scope: { api }, t, args }) {
    const { to, message } = formValues(form, z.object({ to: text, message: text }));
    const addresses = to.split(/[\s,;]+/).filter((address) => address !== '');
    await quotationApi.mail(api, pathId(args.params.id), {
      ...(addresses.length === 0 ? {} : { to: addresses }),
      ...(message.trim() === '' ? {} : { message: message.trim() }),
      external: form.get('external') === '1',
    });
    return { ok: true, notice: t('quotations.mailed') };
  },
  async remove({ scope: { api }, args }) {
    await quotationApi.remove(api, pathId(args.params.id));
    throw redirect('/quotations');
  },
};

const fileOf = (typed: string | null): File =>
  new File(typed === null ? [] : [typedAsCsv(typed)], 'renglones.csv', { type: 'text/csv' });

/** Into a draft, or a new quotation in a currency. */
const writtenAs = (draft: number, currency: string | null) =>
  draft > 0 ? { create: false, quotation_id: draft } : { create: true, ...(currency === null ? {} : { currency }) };

/** What the page of imports can ask for. */
export const importIntents: Intents<Imported> = {
  async import({ form, scope: { api }, t }) {
    const draft = Number(given(form.get('quotation_id')));
    const typed = given(form.get('typed'));
    const [chosen] = chosenFiles(form, 'file');
    const file = chosen ?? fileOf(typed);
    if (chosen !== undefined && typed !== null)
      throw new ApiError({ status: 422, fields: { _general: [t('quotations.importOne')] } });
    const currency = given(form.get('currency'));
    const isCheck = form.get('only_check') === '1';
    const { quotation, lines, problems } = await quotationApi.importFile(
      api,
      isCheck ? {} : writtenAs(draft, currency),
      file,
    );
    if (quotation !== null && problems.length === 0) throw redirect(`/quotations/${quotation.id}`);
    return {
      ok: true,
      report: { lines, problems: chosen === undefined ? problems.map(asTyped) : problems },
      quotation: quotation === null ? null : { id: quotation.id, folio: quotation.folio ?? `#${quotation.id}` },
    };
  },
};

/** A row of the file that was made of a text is the line before it. */
const asTyped = <Problem extends { readonly row: number }>(problem: Problem): Problem => ({
  ...problem,
  row: problem.row - rowsAbove,
});

/** Percents by product: `margin-12`. One without takes that of the whole. */
const marginsOf = (form: FormData) =>
  [...form.entries()].flatMap(([name, value]) => {
    const [, product] = /^margin-(\d{1,9})$/.exec(name) ?? [];
    const percent = given(value);
    return product === undefined || percent === null ? [] : [{ product_id: Number(product), margin_percent: percent }];
  });

/** What the page of the distributor's own quotation can ask for. */
export const externalIntents: Intents<QuotationChanged> = {
  async save({ form, scope: { api }, t }) {
    const quotation = Number(given(form.get('quotation_id')));
    const texts = ['business_name', 'contact', 'customer_name', 'header_text', 'footer_text'] as const;
    await quotationApi.saveExternal(
      api,
      {
        ...Object.fromEntries(texts.map((name) => [name, given(form.get(name))])),
        margin_percent: given(form.get('margin_percent')) ?? '0',
        margins: marginsOf(form),
        ...(quotation > 0 ? { quotation_id: quotation } : {}),
        ...(form.get('without_logo') === '1' ? { logo: null } : {}),
      },
      chosenFiles(form, 'logo'),
    );
    return { ok: true, notice: t('quotations.externalSaved') };
  },
};

const idOrNothing = (value: FormDataEntryValue | null): number | undefined => Number(given(value)) || undefined;

/** What the page that orders a quotation can ask for. */
export const orderIntents: Intents<QuotationChanged> = {
  async convert({ form, scope: { api }, args }) {
    const input = {
      delivery_method: given(form.get('delivery_method')),
      payment_method: given(form.get('payment_method')),
      branch_id: idOrNothing(form.get('branch_id')),
      address_id: idOrNothing(form.get('address_id')),
      carrier_id: idOrNothing(form.get('carrier_id')),
      office_id: idOrNothing(form.get('office_id')),
      receiver_name: given(form.get('receiver_name')) ?? undefined,
      receiver_telephone: given(form.get('receiver_telephone')) ?? undefined,
      purchase_order_number: given(form.get('purchase_order_number')) ?? undefined,
      comments: given(form.get('comments')) ?? undefined,
    };
    const { sale_order: order } = await quotationApi.move(api, pathId(args.params.id), 'convertida', input);
    throw redirect(order === null ? '/sale-orders' : `/sale-orders/${order.id}?placed=1`);
  },
};
