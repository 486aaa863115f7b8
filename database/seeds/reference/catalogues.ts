import { t, type Text } from '../text';

/** A row of a small reference list; ids are fixed because screens know some of them. */
export interface TypeSeed {
  id: number;
  key: string;
  name: Text;
}

const list = (...names: [key: string, es: string, en: string][]): TypeSeed[] =>
  names.map(([key, es, en], i) => ({ id: i + 1, key, name: t(es, en) }));

/** 1 is the supplier default (catalogue spec, section 3), 2 the default of the store's autocomplete search (storefront spec, section 9). */
export const currencies = [
  { id: 1, code: 'MXN', currency_name: 'Peso mexicano', name: t('Peso mexicano', 'Mexican peso'), symbol: '$' },
  {
    id: 2,
    code: 'USD',
    currency_name: 'Dólar estadounidense',
    name: t('Dólar estadounidense', 'US dollar'),
    symbol: '$',
  },
];
export const telephoneTypes = list(
  ['mobile', 'Celular', 'Mobile'],
  ['landline', 'Fijo', 'Landline'],
  ['messages', 'Mensajes', 'Messages'],
);
