import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';

interface CurrencyRow extends BaseRow {
  readonly currency_name: string;
  readonly code: string;
  readonly symbol: string | null;
}
interface LanguageRow extends BaseRow {
  readonly name: string;
  readonly code: string;
}

/** Currencies: 1 = peso mexicano (default of suppliers), 2 = US dollar (default of the autocomplete search). */
export const currencyResource = defineResource<CurrencyRow>()({
  path: '/currencies',
  uid: uids.currency,
  label: 'moneda',
  search: ['currency_name', 'code'],
  list: { needs: 'reference.public' },
  serialize: ({ id, currency_name, code, symbol }) => ({ id, currency_name, code, symbol }),
});

/** Languages of the product: es and en (spec people-and-crm 3). */
export const languageResource = defineResource<LanguageRow>()({
  path: '/languages',
  uid: uids.language,
  label: 'idioma',
  list: { needs: 'reference.public' },
  serialize: ({ id, name, code }) => ({ id, name, code }),
});
