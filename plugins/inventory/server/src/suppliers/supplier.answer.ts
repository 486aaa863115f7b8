import { z } from 'zod';
import { amountOutput, dataOutput, instantOutput, namedOutput } from '@mayorista/kernel';

const supplierAddress = z.strictObject({
  street: z.string().nullable().optional(),
  municipality: z.string().nullable().optional(),
  state: z.string().nullable().optional(),
  country: z.string().nullable().optional(),
  zip_code: z.string().nullable().optional(),
  is_main: z.boolean().optional(),
});

const supplierContact = z.strictObject({
  name: z.string(),
  position: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  telephone: z.string().nullable().optional(),
});

export const supplier = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    supplier_type: z.int(),
    supplier_type_name: z.string().nullable(),
    tradename: z.string().nullable(),
    business_name: z.string().nullable(),
    abbreviation: z.string().nullable(),
    status: z.int().nullable(),
    rfc: z.string().nullable(),
    tax_id: z.string().nullable(),
    web_page: z.string().nullable(),
    currency_id: z.int().nullable(),
    category: z.string().nullable(),
    createdAt: instantOutput,
    updatedAt: instantOutput,
    accounting_account: z.string().nullable().optional(),
    credit_term: z.int().nullable().optional(),
    payment_method: z.string().nullable().optional(),
    cause_retention: z.boolean().nullable().optional(),
    scheduled_payment: z.boolean().nullable().optional(),
    credit_amount: amountOutput.optional(),
    reliability: z.number().nullable().optional(),
    reliability_shown: z.number().nullable().optional(),
    supplier_emails: z.array(z.strictObject({ email: z.string() })),
    supplier_telephones: z.array(z.strictObject({ telephone_type_id: z.int(), number: z.string() })),
    supplier_addresses: z.array(supplierAddress),
    supplier_contacts: z.array(supplierContact),
    currency_supplier: z.int().nullable(),
    brands: z.array(namedOutput),
    image_full_path: z.string().nullable(),
  })
  .meta({ id: 'Supplier' });

export const supplierOutput = dataOutput(supplier);
