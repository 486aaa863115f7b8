import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { formValues } from '../../lib/forms/form-values.server';
import { cartApi } from './cart.api.server';
import { addLineSchema } from './cart.schema';

export interface LineAdded {
  readonly ok: true;
}

async function addLine({ form, scope }: IntentArgs): Promise<LineAdded> {
  const line = formValues(form, addLineSchema);
  const { product_id, quantity, is_replacement: replaces, keeps_original: keeps, auction_type } = line;
  await cartApi.addLine(scope.api, {
    product_id,
    quantity,
    isReplacement: replaces === '1',
    verifyEnoughStock: keeps !== '1',
    ...(auction_type === undefined ? {} : { auction_type }),
  });
  return { ok: true };
}

/** What the add-to-cart form can ask for. */
export const cartLineIntents: Intents<LineAdded> = {
  'add-line': addLine,
  'reopen-and-add': async (args) => {
    await cartApi.changeStage(args.scope.api, 'open');
    return addLine(args);
  },
};
