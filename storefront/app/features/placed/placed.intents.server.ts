import { ApiError } from '../../api/errors';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { pathId } from '../../lib/format/path-id';
import { placedApi } from './placed.api.server';
import { lineSchema, opinionSchema, receiptSchema, replaceSchema } from './placed.schema';

export interface PlacedChanged {
  readonly ok: true;
  /** What was done, for the person. */
  readonly notice: string;
}

const done = (notice: string): PlacedChanged => ({ ok: true, notice });

/** What becomes of a line that waits for its pieces. */
export const waitingIntents: Intents<PlacedChanged> = {
  async 'cancel-line'({ form, scope: { api }, t }) {
    await placedApi.cancelLine(api, formValues(form, lineSchema).line_id);
    return done(t('placed.lineCanceled'));
  },
  async 'replace-line'({ form, scope: { api }, t }) {
    const { line_id, product_id } = formValues(form, replaceSchema);
    await placedApi.replaceLine(api, line_id, product_id);
    return done(t('placed.lineReplaced'));
  },
};

/** What a buyer does with an order that was just placed: pay it, change what waits, say how it was. */
export const placedIntents: Intents<PlacedChanged> = {
  ...waitingIntents,
  async 'send-receipt'({ form, scope: { api }, t, args }) {
    const { payment_id } = formValues(form, receiptSchema);
    const file = form.get('receipt');
    if (!(file instanceof File) || file.size === 0)
      throw new ApiError({ status: 422, fields: { [`receipt-${payment_id}`]: [t('placed.receiptMissing')] } });
    await placedApi.sendReceipt(api, pathId(args.params.id), payment_id, file);
    return done(t('placed.receiptSent'));
  },
  async 'send-opinion'({ form, scope: { api }, t, args }) {
    const { ease, ...opinion } = formValues(form, opinionSchema);
    await placedApi.sendOpinion(api, {
      sale_order_id: pathId(args.params.id),
      ...(ease === undefined ? {} : { ease }),
      ...opinion,
    });
    return done(t('placed.opinionSent'));
  },
};
