import { knexWithin, service, type FieldError } from '@mayorista/kernel';
import type { PublishingCheck } from '@mayorista/catalogue/contract';
import { datasheetIdOf } from './category-datasheets';
import { fieldsOf } from './datasheet.store';
import { valuesOf } from './product-datasheet';

interface Field {
  readonly code: string;
  readonly name: string;
  readonly is_key: boolean | number;
}

/** What a product's datasheet lacks for the store: its key characteristics, or any at all (design 5, publishing). Pure. */
export function missingValues(fields: readonly Field[], filled: { has(code: string): boolean }): FieldError[] {
  const missing = fields.filter(({ code, is_key: isKey }) => Boolean(isKey) && !filled.has(code));
  if (missing.length > 0)
    return [
      { code: 'missing_key_values', field: 'datasheet', params: { names: missing.map(({ name }) => name).join(', ') } },
    ];
  const isEmpty = fields.length > 0 && !fields.some(({ code }) => filled.has(code));
  return isEmpty ? [{ code: 'missing_datasheet', field: 'datasheet' }] : [];
}

/** The same of a product as it is stored; a category without a datasheet asks for nothing. */
export const missingOnDatasheet: PublishingCheck = async (strapi, productId) => {
  const { category_id: categoryId } = await service(strapi, 'catalogue.products').get(productId);
  const id = await datasheetIdOf(strapi, categoryId);
  const knex = knexWithin(strapi);
  return id === null ? [] : missingValues(await fieldsOf(knex, id), await valuesOf(knex, productId));
};
