import { z } from 'zod';

const typed = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.trim() || null)
    .optional();
const ticked = z
  .literal('1')
  .optional()
  .transform((value) => (value === '1' ? 1 : 0));

/** The value of the list of settlements that asks to type one. */
export const TYPED_COLONY = '*';

/** What is typed of an address; whether it makes sense is the platform's to say. */
export const addressSchema = z
  .object({
    alias: typed(200),
    receivers_name: typed(400),
    telephone: typed(100),
    street: typed(400),
    exterior_number: typed(100),
    interior_number: typed(100),
    zip_code: typed(30),
    colony: typed(300),
    typed_colony: typed(300),
    municipality: typed(300),
    state: typed(200),
    reference: typed(1_000),
    is_favorited: ticked,
  })
  .transform(({ colony, typed_colony: own, ...address }) => {
    const isTyped = colony === TYPED_COLONY || (colony == null && own != null);
    return { ...address, colony: (isTyped ? own : colony) ?? null, is_custom_colony: isTyped ? 1 : 0 };
  });

export type TypedAddress = z.output<typeof addressSchema>;

/** Beside it, of the company's own addresses. */
export const companyAddressSchema = z.object({
  address_type_id: z.coerce.number().int().positive().optional(),
  main_address: ticked,
});
