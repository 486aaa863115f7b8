import { z } from 'zod';
import { typedNumber, defineRoute, ValidationError, service, unpagedList, type FieldError } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '../../../contract';
import { mostPieces, pieces, queryId, recordId } from '../input';
import { requireStockViewer } from './stock-viewer';
import { inventoryCheckerListOutput } from './check-inventory.answer';

const lines = z
  .array(z.strictObject({ product_id: recordId, quantity: pieces }))
  .min(1)
  .max(500);
const asked = z
  .string()
  .max(50_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'bad_json' });
      return z.NEVER;
    }
  })
  .pipe(lines);

const query = z.object({
  products: asked.optional(),
  product_id: queryId.optional(),
  quantity: typedNumber(z.number().int('invalid').min(1).max(mostPieces)).default(1),
  branch_id: queryId.optional(),
});

/**
 * GET /inventory-checker: whether there is enough of every product, in one branch or in all. `products` is a JSON list of
 * { product_id, quantity }; one product goes as product_id and quantity. 422 names what is short (spec storefront 7, 8).
 */
export const checkInventory = defineRoute({
  method: 'GET',
  path: '/inventory-checker',
  noun: 'inventory-checker',
  action: 'find',
  needs: 'product-stocks.read',
  summary: 'Revisar si alcanzan las existencias',
  query,
  output: inventoryCheckerListOutput,
  async handle({ strapi, actor, query: { products, product_id: productId, quantity, branch_id: branchId } }) {
    const wanted = products ?? (productId === undefined ? [] : [{ product_id: productId, quantity }]);
    if (wanted.length === 0) throw new ValidationError([{ code: 'required', field: 'products' }]);
    const ids = [...new Set(wanted.map((line) => line.product_id))];
    await requireStockViewer(strapi, actor);
    const known = new Set((await service(strapi, 'catalogue.cards').visibleRows(actor, ids)).map(({ id }) => id));
    const stock = service(strapi, 'inventory.stock');
    const [free, services] = [await stock.available(ids, branchId ?? null), await stock.unstocked(ids)];
    const asking = new Map<number, number>();
    for (const line of wanted) asking.set(line.product_id, (asking.get(line.product_id) ?? 0) + line.quantity);
    const checked = [...asking].map(([id, total]) => {
      // A product they may not know of is answered as one that is not there.
      const available = !known.has(id) ? 0 : services.has(id) ? total : (free.get(id) ?? 0);
      return { product_id: id, quantity: total, available, is_enough: total <= available };
    });
    const short = checked
      .filter((line) => !line.is_enough)
      .map(({ product_id: id, available }): FieldError => ({
        code: 'not_enough_stock',
        field: `products.${id}`,
        params: { available },
      }));
    if (short.length > 0) throw new ValidationError([{ code: 'check_order_data' }, ...short]);
    return unpagedList(checked);
  },
});
