import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { formValues } from '../../lib/forms/form-values.server';
import { cartApi } from './cart.api.server';
import { addLineSchema } from './cart.schema';

export interface LineAdded {
  readonly ok: true;
}

async function addLine({ form, scope }: IntentArgs): Promise<LineAdded> {
  await cartApi.addLine(scope.api, formValues(form, addLineSchema));
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
