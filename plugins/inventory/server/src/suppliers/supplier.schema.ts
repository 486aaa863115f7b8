import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';
import { recordId } from '../input';
import { supplierDefaults as defaults, supplierTelephoneTypes } from './supplier.constants';
import { oneMain, withoutHyphens } from './supplier.rules';

/** Forms send numbers and flags as text. */
const whole = (least: number, most: number) => typedNumber(z.number().int('invalid').min(least).max(most));
const text = (most: number) => z.string().trim().min(1).max(most);
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((given) => (given === '' ? null : given))
    .nullish();
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']), z.literal(0), z.literal(1)])
  .transform((given) => ['true', '1'].includes(String(given)));

const email = z.strictObject({ email: z.email('not_an_email').max(160) });
const telephone = z.strictObject({
  telephone_type_id: whole(1, 100).refine(
    (type) => supplierTelephoneTypes.some((known) => known === type),
    'supplier_telephone_type',
  ),
  number: z
    .string()
    .transform(withoutHyphens)
    .pipe(z.string().regex(/^\+?[\d ]{7,20}$/, 'invalid')),
  extension: optional(10),
});
const address = z.strictObject({
  address_type_id: whole(1, 1_000).nullish(),
  street: text(200),
  exterior_number: optional(20),
  interior_number: optional(20),
  colony: optional(120),
  municipality: optional(120),
  state: optional(120),
  country: optional(120),
  zip_code: optional(12),
  is_main: flag.default(false),
});
const contact = z.strictObject({
  name: text(200),
  position: optional(120),
  email: z.union([z.email('not_an_email').max(160), z.literal('').transform(() => null)]).nullish(),
  telephone: z
    .string()
    .max(30)
    .transform(withoutHyphens)
    .transform((given) => (given === '' ? null : given))
    .nullish(),
});
const few = <Item extends z.ZodType>(item: Item) => z.array(item).max(50).default([]);

/** A supplier as it is written (spec catalogue 3, Supplier). `brands`: ids of the brands it sells. */
export const supplierInput = z.strictObject({
  name: text(200),
  tradename: optional(200),
  business_name: optional(250),
  abbreviation: optional(20),
  supplier_type: whole(1, 6).default(defaults.supplier_type),
  status: whole(0, 1).default(defaults.status),
  rfc: z
    .string()
    .trim()
    .toUpperCase()
    .transform((given) => (given === '' ? null : given))
    .pipe(
      z
        .string()
        .regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'rfc_invalid')
        .nullable(),
    )
    .nullish(),
  tax_id: optional(40),
  web_page: z.union([z.url('invalid').max(300), z.literal('').transform(() => null)]).nullish(),
  currency_id: recordIdOf().default(defaults.currency_id),
  category: text(80).default(defaults.category),
  accounting_account: text(40).default(defaults.accounting_account),
  credit_amount: typedNumber(z.number().min(0).max(1_000_000_000)).default(defaults.credit_amount),
  credit_term: whole(0, 365).default(defaults.credit_term),
  payment_method: text(80).default(defaults.payment_method),
  cause_retention: flag.default(false),
  scheduled_payment: flag.default(false),
  reliability: typedNumber(z.number().min(0).max(1)).nullish(),
  main_image: recordId.nullish(),
  /** Ids, or the brands as they were read. */
  brands: z
    .array(z.union([recordIdOf(), z.object({ id: recordIdOf() }).transform(({ id }) => id)]))
    .max(500)
    .optional(),
  supplier_emails: few(email),
  supplier_telephones: few(telephone),
  supplier_addresses: few(address).transform(oneMain),
  supplier_contacts: few(contact),
});

function recordIdOf() {
  return whole(1, 2_147_483_647);
}
