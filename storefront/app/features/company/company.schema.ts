import { z } from 'zod';

const id = z.coerce.number().int().positive();
const chosen = z.preprocess((value) => (value === '' ? undefined : value), id.optional());
const typed = z.string().max(1_000).default('');
const optional = typed.transform((text) => text.trim() || null);

const emailSchema = z.object({ email: typed, email_type_id: chosen });
export const verifiedKindSchema = z.object({ kind: z.enum(['emails', 'whatsapp']) });
export const codeSchema = z.object({ code: z.string().trim().max(20) });
export const documentSchema = z.object({ type: z.string().max(80) });
export const documentIdSchema = z.object({ document_id: id });
const pixels = z.coerce.number().int().min(0).max(20_000);
/** Where the picture is cut, in its own pixels; nothing where it stays whole. */
export const cropSchema = z.object({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) });
const telephoneSchema = z.object({ number: typed, extension: optional, type_id: chosen });
const whatsappSchema = z.object({ number: typed });

/** What each kind of contact is made of; whether it makes sense is the platform's to say. */
export const contactSchemas = { emails: emailSchema, telephones: telephoneSchema, whatsapp: whatsappSchema };

export const contactKindSchema = z.object({ kind: z.enum(['emails', 'telephones', 'whatsapp']) });
export const contactIdSchema = z.object({ contact_id: id });

export const fiscalSchema = z.object({
  business_name: typed,
  rfc: typed,
  tax_regime_id: chosen,
  cfdi_use_id: chosen,
  zip_code: typed,
  fiscal_address: optional,
});

export const addressIdSchema = z.object({ address_id: id });
export const flagSchema = z.object({ address_id: id, value: z.enum(['0', '1']).transform(Number) });
