import { ApiError } from '../../api/errors';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { cartApi } from './cart.api.server';

export interface CartImported {
  readonly ok: true;
  /** Products, by the code of the file, that may come apart from the rest. */
  readonly scarce: readonly string[];
  /** Rows that were left out, since they cannot be bought. */
  readonly leftOut: readonly { readonly row: number; readonly code: string; readonly message: string }[];
}

async function importCsv({ form, scope }: IntentArgs): Promise<CartImported> {
  const { meta } = await cartApi.importCsv(scope.api, form.get('file'), {
    ignore_invalid_rows: form.get('ignore_invalid_rows') === '1',
    wants_to_replace_products: form.get('wants_to_replace_products') === '1',
  });
  // Counting is the house's affair: the cart is filled whether it succeeds or not.
  await cartApi.countImport(scope.api).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  return {
    ok: true,
    scarce: Object.keys(meta.warnings.products),
    leftOut: meta.left_out.map(({ row, code, message }) => ({ row, code, message })),
  };
}

/** What the window of the CSV import can ask for. */
export const cartImportIntents: Intents<CartImported> = { 'import-csv': importCsv };
