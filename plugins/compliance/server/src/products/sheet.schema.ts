import { z } from 'zod';
import { lightColors, lightStates } from '../../../contract';
import { day, flag, optionalText, paging, productIds, recordId } from '../input';

const requiresNom = z.union([flag, z.enum(['yes', 'no']).transform((answer) => answer === 'yes')]).nullable();
const nomIds = z
  .array(recordId)
  .max(50)
  .transform((ids) => [...new Set(ids)]);

export const sheetChange = z.strictObject({
  requires_nom: requiresNom.optional(),
  nom_ids: nomIds.optional(),
  exemption_reason: optionalText(1_000),
  exempt_until: day.nullish(),
  notes: optionalText(2_000),
});
export type SheetChange = z.output<typeof sheetChange>;

export const sheetStatuses = ['pending', 'in_review', 'approved', 'rejected'] as const;

/** Without a status the call approves: it is the documents' approve update. */
export const sheetStatusChange = z.strictObject({
  status: z.enum(sheetStatuses, { error: 'not_an_option' }).default('approved'),
  notes: optionalText(2_000),
  expected_status: z.enum(sheetStatuses, { error: 'not_an_option' }).optional(),
});

export const bulkSheets = sheetChange.extend({
  product_ids: productIds,
  add_nom_ids: nomIds.optional(),
  remove_nom_ids: nomIds.optional(),
  tariff_fraction_id: recordId.nullish(),
});
export type BulkSheets = z.output<typeof bulkSheets>;

export const tariffLink = z.strictObject({
  tariff_fraction_id: recordId.nullish(),
  product_id: recordId.optional(),
  tariff_fraction_is_verified: flag.optional(),
});
export type TariffLink = z.output<typeof tariffLink>;

const line = optionalText(300);

/** What the printed label of a product says (commercial information of NOM-024 and NOM-050). */
export const tagFields = z.strictObject({
  product_name: line,
  brand: line,
  model: line,
  country_of_origin: line,
  importer_name: line,
  importer_address: line,
  importer_rfc: z
    .union([
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'invalid'),
      z.literal('').transform(() => null),
    ])
    .nullish(),
  input_voltage: line,
  frequency: line,
  power: line,
  current: line,
  contents: line,
  warnings: optionalText(1_000),
  warranty: line,
});

/** The body is `nomTagFields`, or carries it under that name. */
export const tagInput = z.preprocess(
  (body) =>
    typeof body === 'object' && body !== null && 'nomTagFields' in body && Object.keys(body).length === 1
      ? body.nomTagFields
      : body,
  tagFields,
);

export const boardQuery = z.object({
  ...paging,
  omniSearchQuery: z.string().max(200).optional(),
  light: z.enum(lightColors, { error: 'not_an_option' }).optional(),
  state: z.enum(lightStates, { error: 'not_an_option' }).optional(),
  status: z.enum(sheetStatuses, { error: 'not_an_option' }).optional(),
  nom_id: recordId.optional(),
  brand_id: recordId.optional(),
  category_id: recordId.optional(),
  tariff_fraction_id: recordId.optional(),
  tariff_fraction_is_verified: flag.optional(),
  /** Somebody who sees to a requirement that applies to the product. */
  responsible_id: recordId.optional(),
  expires_from: day.optional(),
  expires_to: day.optional(),
  order_by: z.enum(['id', 'sku', 'name', 'expires_on', 'light'], { error: 'not_an_option' }).default('id'),
  order_direction: z.enum(['asc', 'desc'], { error: 'not_an_option' }).default('asc'),
});
export type BoardQuery = z.output<typeof boardQuery>;
