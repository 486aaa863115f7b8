import { z } from 'zod';
import { defineRoute } from '@mayorista/kernel';
import { csvTemplate } from './cart-csv.rules';
import { importCartCsv } from './import-cart-csv';
import { cartCsvDownloadOutput, cartImportCsvFileOutput } from './import.answer';

const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)], { error: 'invalid' })
  .transform(Boolean)
  .default(false);

/** A cart from a spreadsheet (spec storefront 2, screen 6; calls of section 7, Cart). */
export const importRoutes = [
  defineRoute({
    method: 'POST',
    path: '/cart-import-csv-files',
    noun: 'cart-import-csv-files',
    action: 'create',
    needs: 'carts.write',
    summary: 'Importar productos al carrito desde un archivo CSV (multipart: file, data)',
    input: z.strictObject({ ignore_invalid_rows: flag, wants_to_replace_products: flag }),
    output: cartImportCsvFileOutput,
    spends: 'import',
    async handle({ strapi, actor, locale, input, files }) {
      const { cart, warnings, leftOut } = await importCartCsv(
        strapi,
        { actor, locale },
        {
          file: files.find(({ field }) => field === 'file'),
          ignoresInvalid: input.ignore_invalid_rows,
          replaces: input.wants_to_replace_products,
        },
      );
      return { data: cart, meta: { warnings: { products: warnings }, left_out: leftOut } };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/cart-csv-downloads',
    noun: 'cart-csv-downloads',
    action: 'show',
    needs: 'carts.write',
    summary: 'Plantilla CSV para importar productos al carrito',
    output: cartCsvDownloadOutput,
    async handle({ ctx }) {
      ctx.attachment('carrito.csv');
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = csvTemplate;
    },
  }),
];
