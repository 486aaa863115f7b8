import { z } from 'zod';
import { fileOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

export const cartImportCsvFileOutput = z.strictObject({
  data: cart,
  meta: z.strictObject({
    warnings: z.strictObject({ products: z.record(z.string(), z.array(z.string())) }),
    left_out: z.array(
      z
        .strictObject({ row: z.int(), code: z.string(), reason: z.string(), message: z.string() })
        .meta({ id: 'CartImportRow' }),
    ),
  }),
});

export const cartCsvDownloadOutput = fileOutput('text/csv');
