import { z } from 'zod';
import { cardOutput } from '@mayorista/listings/answers';
import { amountOutput, dayOutput, currencyOutput, dataOutput, instantOutput } from '@mayorista/kernel';

const cartAddress = z.strictObject({
  id: z.int().nullable(),
  alias: z.string().nullable(),
  receiversName: z.string(),
  telephone: z.string(),
  street: z.string(),
  exteriorNumber: z.string(),
  interiorNumber: z.string().nullable(),
  colony: z.string(),
  municipality: z.string().nullable(),
  state: z.string(),
  zipCode: z.string(),
  countryId: z.int().nullable().optional().meta({ description: 'País; México si es nulo o falta' }),
  reference: z.string().nullable(),
});

const cartDelivery = z.strictObject({
  type: z.enum(['branch_pickup', 'delivery_office', 'own_carrier', 'home_delivery']),
  type_label: z.string().meta({ examples: ['Recoger en sucursal'] }),
  branch_id: z.int().nullable(),
  branch_name: z.string().nullable(),
  delivery_office: z.int().nullable(),
  delivery_office_name: z.string().nullable(),
  carrier_id: z.int().nullable(),
  carrier_name: z.string().nullable(),
  delivery_provider_will_collect_order: z.boolean(),
  tracking_number: z.string().nullable(),
  guide_file_id: z.int().nullable(),
  receiver: z.strictObject({ name: z.string(), telephone: z.string().nullable() }).nullable(),
  address: cartAddress.nullable(),
  needs_address: z.boolean(),
  supply: z.enum(['branch', 'warehouses', 'backorder']),
});

const cartPart = z.strictObject({
  method: z.enum(['bank_transfer', 'credit', 'wallet', 'cash']),
  amount: amountOutput,
  method_label: z.string().optional(),
  commission: amountOutput.optional(),
  commission_percentage: z.string().optional(),
});

const cartStage = z.enum(['payment_method', 'open', 'shipping_method', 'delivery_address', 'confirmation', 'ordered']);

const specialDiscount = z.strictObject({
  percent: z.string().meta({ examples: ['5.00'] }),
  reason: z.string(),
  authorised_by: z.string(),
});

const cartDetail = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    quantity: z.int(),
    product: cardOutput.nullable(),
    currency: currencyOutput,
    unit_price: amountOutput,
    subtotal: amountOutput,
    calculated_list_price: amountOutput.nullable().optional(),
    calculated_distributor_price: amountOutput.nullable().optional(),
    available: z.int().nullable().meta({ description: 'Piezas que hay para este renglón' }),
    is_valid: z.boolean(),
    promised_on: dayOutput.nullable(),
    supply: z.array(
      z.strictObject({ branch_id: z.int().nullable(), quantity: z.int(), promised_on: dayOutput.nullable() }),
    ),
    special_discount: specialDiscount.nullable(),
    auction_type: z.string().nullable().meta({ description: 'El grado de piezas reacondicionadas; null si es nueva' }),
    auction_name: z.string().nullable(),
    auction_branches: z
      .array(z.strictObject({ branch_id: z.int(), branch_name: z.string().nullable(), quantity: z.int() }))
      .nullable(),
  })
  .meta({ id: 'CartDetail' });

export const cart = z
  .strictObject({
    sale_order_id: z.int().nullable(),
    reservation_expires_at: instantOutput.nullable(),
    reservation_seconds_left: z.int().nullable(),
    delivery: cartDelivery.nullable(),
    order_type: z.enum(['normal', 'electronic_wallet']),
    cfdi_use: z.string().nullable(),
    purchase_order_number: z.string().nullable(),
    comments: z.string().nullable(),
    special_discount: specialDiscount.nullable(),
    version: z.int(),
    subtotal: amountOutput,
    shipping_cost: amountOutput,
    shipping_reasons: z.array(z.string()),
    shipping_days: z.strictObject({ least: z.int(), most: z.int() }).nullable(),
    iva_rate: z.string(),
    iva_note: z
      .string()
      .nullable()
      .meta({ description: 'Por qué no es la tasa de la región fronteriza aunque se entrega en ella' }),
    iva: amountOutput,
    total: amountOutput,
    is_paid_by_company: z
      .boolean()
      .meta({ description: 'Los importes llevan el margen de la empresa: qué se paga y dónde lo sabe ella' }),
    payment: z
      .strictObject({ method: z.string(), left_over: amountOutput.nullable(), parts: z.array(cartPart) })
      .nullable(),
    id: z.int(),
    stage: cartStage,
    stage_translation: z.string(),
    currency: currencyOutput,
    cart_details: z.array(cartDetail),
    invalid_details: z.array(z.strictObject({ id: z.int(), product_id: z.int() })),
    total_pieces: z.int(),
  })
  .meta({ id: 'Cart' });

export const cartOutput = dataOutput(cart);

const cartStageField = z.enum(['unit_price', 'promised_on', 'is_valid', 'available', 'shipping_cost']);

export const cartStageChange = z.strictObject({
  detail_id: z.int().nullable(),
  field: cartStageField,
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  text: z.string(),
});

const cartAtStage = cart.extend({ changes: z.array(cartStageChange) }).meta({ id: 'CartAtStage' });

const placedCart = z
  .strictObject({ cart, sale_order: z.strictObject({ id: z.int(), folio: z.string() }) })
  .meta({ id: 'PlacedCart' });

export const cartStageOutput = z.union([dataOutput(cartAtStage), dataOutput(placedCart)]);
