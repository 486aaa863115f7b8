import { z } from 'zod';
import { defaultLocale } from '@mayorista/config';
import {
  createShaped,
  defineRoute,
  ForbiddenError,
  getKnex,
  inTransaction,
  recordId,
  service,
  ValidationError,
  type Core,
  type FieldError,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { productSerial } from '../../../shared/product-serial.shape';
import { isProductCode, serialPattern } from '../../../shared/serial-text';
import { mayMove } from '../transfers/transfer.scope';
import { productSerials } from './product-serial.record';
import { lockSerials } from './serial.store';
import { registeredSerialsOutput } from './register-serials.answer';

type Grade = keyof typeof productSerial.fields.grade.settings.options;
const grades = Object.keys(productSerial.fields.grade.settings.options) as [Grade, ...Grade[]];

const input = z.strictObject({
  product_id: recordId,
  branch_id: recordId,
  grade: z.enum(grades, { error: 'not_an_option' }).default('Stock'),
  /** As they are scanned: each once. */
  serials: z
    .array(z.string().trim().toUpperCase().regex(serialPattern, 'serial_invalid'))
    .min(1, 'required')
    .max(2_000),
});

/** POST /product-serials: writes down the serial numbers of pieces that stand on a shelf, all of them or none. */
export const registerSerials = defineRoute({
  method: 'POST',
  path: '/product-serials',
  noun: 'product-serials',
  action: 'create',
  needs: 'product-serials.write',
  summary: 'Registrar los números de serie de piezas en existencia',
  status: 201,
  input,
  output: registeredSerialsOutput,
  async handle({ strapi, actor, input: { product_id, branch_id, grade, serials: given } }) {
    if (!mayMove(actor, branch_id)) throw new ForbiddenError();
    const codes = await codesOf(strapi, product_id);
    const ids = await inTransaction(strapi, async (tx) => {
      const known = await lockSerials(tx, given);
      const taken = new Set(known.filter((row) => row.product_id === product_id).map((row) => row.serial));
      const refusals = given.flatMap((serial, at): FieldError[] => [
        ...(isProductCode(serial, codes)
          ? [{ code: 'serial_of_product', field: `serials.${at}`, params: { serial } }]
          : []),
        ...(given.indexOf(serial) === at
          ? []
          : [{ code: 'serial_repeated', field: `serials.${at}`, params: { serial } }]),
        ...(taken.has(serial) ? [{ code: 'serial_known', field: `serials.${at}`, params: { serial } }] : []),
      ]);
      if (refusals.length > 0) throw new ValidationError(refusals);
      const written: number[] = [];
      for (const serial of given)
        written.push(
          await createShaped(productSerials, tx, actor, {
            input: { serial, product_id, branch_id, grade },
            columns: { registered_by: actor.name },
          }),
        );
      return written;
    });
    const total = (await getKnex(strapi)('product_serials')
      .where({ product_id, branch_id, grade, state: 'in_stock' })
      .count({ n: '*' })
      .first()) as { n: number | string };
    return { data: { registered: ids.length, in_stock: Number(total.n) }, meta: {} };
  },
});

/** Returns what a scanner may read from a product's box beside a serial number; nothing of a product that is not there. */
async function codesOf(strapi: Core.Strapi, id: number): Promise<(string | null)[]> {
  const [card] = await service(strapi, 'catalogue.cards').rows([id]);
  if (card === undefined) return [];
  const { barcode } = await service(strapi, 'catalogue.pages').texts(id, defaultLocale);
  return [card.sku, card.model, card.provider_model, barcode];
}
