import { z } from 'zod';
import { nomProductDocument } from '../products/sheet.answer';

export const productNomCertificationOutput = z.strictObject({
  data: z.array(nomProductDocument),
  total: z.int(),
  meta: z.strictObject({}),
});
