import { z } from 'zod';

const id = z.coerce.number().int().positive();
/** A field of a way that was not chosen comes along empty. */
const idOrNone = z.preprocess((value) => (value === '' ? undefined : value), id.optional());
const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.trim())
    .optional();

const deliveryTypes = ['branch_pickup', 'home_delivery', 'delivery_office', 'own_carrier'] as const;
export const paymentMethods = ['bank_transfer', 'credit', 'wallet', 'cash'] as const;

/** 'company:12', 'book:3', or the address that the cart has already. */
const address = z
  .string()
  .regex(/^(cart|(company|book):\d{1,9})$/)
  .optional();

export const deliverySchema = z.object({
  type: z.enum(deliveryTypes),
  branch_id: idOrNone,
  delivery_office: idOrNone,
  carrier_id: idOrNone,
  collects: z.literal('1').optional(),
  tracking_number: text(80),
  receiver_name: text(160),
  receiver_telephone: text(40),
  address,
  /** From where pieces may come that the branch does not have. */
  wait: z.enum(['warehouses', 'backorder']).optional(),
});
export type DeliveryForm = z.output<typeof deliverySchema>;

/** `mixed`: amounts by method, and what covers the rest. */
export const paymentSchema = z.object({
  method: z.enum([...paymentMethods, 'mixed']),
  amount_bank_transfer: text(20),
  amount_credit: text(20),
  amount_wallet: text(20),
  amount_cash: text(20),
  cfdi_use: text(10),
  purchase_order_number: text(200),
  comments: text(3_000),
});
export type PaymentForm = z.output<typeof paymentSchema>;

export const coverSchema = z.object({ option: z.enum(paymentMethods) });
export const orderTypeSchema = z.object({ sale_order_type_id: id });
