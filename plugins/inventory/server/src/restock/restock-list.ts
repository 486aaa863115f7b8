import { parseInput, ValidationError, requirePermission, unpagedList, type Actor, type Core } from '@mayorista/kernel';
import { restockFilter } from './restock.schema';
import { restockView, suggestRestock } from './suggest-restock';

/** Answers GET /products?restockFilter={…JSON}: the products to restock with their suggested quantity. */
export async function restockList(strapi: Core.Strapi, query: Readonly<Record<string, unknown>>, actor: Actor) {
  requirePermission(actor, 'restock.read');
  const rows = await suggestRestock(strapi, parseInput(restockFilter, givenIn(query.restockFilter)));
  return unpagedList(rows.map(restockView));
}

function givenIn(value: unknown): Record<string, unknown> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch {
    // No JSON: refused below like any other text.
  }
  throw new ValidationError([{ code: 'bad_json', field: 'restockFilter' }]);
}
