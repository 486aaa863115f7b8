import { z } from 'zod';
import {
  amountOutput,
  currencyOutput,
  dataOutput,
  dayOutput,
  instantOutput,
  listOutput,
  namedOutput,
  privateFileOutput,
} from '@mayorista/kernel';
import { orderStatuses } from '../../../order.states';

export const saleOrderStatus = z.enum(orderStatuses);

/** With the company's mark-up, as the secondary user who ordered is shown it; null to them and where nothing is marked up. */
const markedAmounts = z.strictObject({ subtotal: amountOutput, iva: amountOutput, total: amountOutput }).nullable();

export const saleOrderListed = z
  .strictObject({
    id: z.int(),
    folio: z.string(),
    status: saleOrderStatus,
    status_label: z.string(),
    placed_at: instantOutput,
    currency: currencyOutput,
    subtotal: amountOutput,
    shipping_cost: amountOutput,
    iva: amountOutput,
    iva_rate: z.string(),
    total: amountOutput,
    branch: namedOutput.nullable(),
    delivery_type: z.string().nullable(),
    payment_method: z.string().nullable(),
    payment_reference: z.string().nullable(),
    is_paid_by_company: z
      .boolean()
      .meta({ description: 'Los importes llevan el margen de la empresa: qué se paga y dónde lo sabe ella' }),
    marked: markedAmounts,
    buyer_name: z.string().nullable(),
    company_name: z.string().nullable(),
    purchase_order_number: z.string().nullable(),
  })
  .meta({ id: 'SaleOrderListed' });

export const saleOrderListOutput = listOutput(saleOrderListed);

const saleOrderPriceStep = z.strictObject({
  rule: z.string(),
  label: z.string(),
  value: z.string().nullable(),
  amount: amountOutput,
  currency: currencyOutput,
});

export const saleOrderDetail = z.strictObject({
  product_id: z.int(),
  name: z.string(),
  model: z.string().nullable(),
  image_full_path: z.string().nullable(),
  auction_type: z.string().nullable(),
  quantity: z.int(),
  shipped_quantity: z.int(),
  unit_price: amountOutput,
  marked_unit_price: amountOutput.nullable(),
  subtotal: amountOutput,
  id: z.int(),
  fulfilment: z.enum(['stock', 'backorder', 'canceled', 'replaced']),
  fulfilment_label: z.string(),
  warehouse: namedOutput.nullable(),
  promised_on: dayOutput.nullable(),
  warranty_months: z.int().nullable(),
  special_discount: amountOutput.nullable(),
});

const staffOrderDetail = saleOrderDetail.extend({
  sku: z.string().nullable(),
  list_price: amountOutput,
  price_steps: z.array(saleOrderPriceStep),
});

const saleOrderHistory = z.strictObject({ at: instantOutput, label: z.string() });

const staffOrderHistory = saleOrderHistory.extend({ actor: z.string().nullable(), reason: z.string().nullable() });

const saleOrderAddress = z.strictObject({
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

const saleOrderDelivery = z.strictObject({
  method: z.enum(['branch_pickup', 'delivery_office', 'own_carrier', 'home_delivery']),
  method_label: z.string(),
  carrier_name: z.string().nullable(),
  office_name: z.string().nullable(),
  tracking_number: z.string().nullable(),
  carrier_collects: z.boolean(),
  guide_file: privateFileOutput.nullable(),
  receiver: z.strictObject({ name: z.string(), telephone: z.string().nullable() }).nullable(),
  address: saleOrderAddress.nullable(),
});

const saleOrderPayment = z.strictObject({
  id: z.int(),
  method: z.enum(['bank_transfer', 'credit', 'wallet', 'cash']),
  method_label: z.string(),
  amount: amountOutput,
  commission: amountOutput,
  status: z.enum(['pending', 'in_review', 'canceled', 'received']),
  status_label: z.string(),
  due_on: dayOutput.nullable(),
  received_at: instantOutput.nullable(),
});

const staffOrderBranch = z.strictObject({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  address: z.string(),
  telephone: z.string().nullable(),
});

const staffOrderPerson = z.strictObject({ id: z.int(), name: z.string(), email: z.string() });

const staffOrderCompany = z.strictObject({
  id: z.int(),
  business_name: z.string(),
  rfc: z.string().nullable(),
  price_level: z.number().nullable(),
});

const staffOrderNextState = z.strictObject({
  to: saleOrderStatus,
  label: z.string(),
  needs_reason: z.boolean(),
  closed_because: z.array(z.string()),
});

const saleOrder = z
  .strictObject({
    exchange_rate: z.string().nullable(),
    details: z.array(saleOrderDetail),
    history: z.array(saleOrderHistory),
    order_type: z.enum(['normal', 'electronic_wallet']),
    cfdi_use: z.string().nullable(),
    purchase_order_number: z.string().nullable(),
    comments: z.string().nullable(),
    delivery: saleOrderDelivery,
    payments: z.array(saleOrderPayment),
    id: z.int(),
    folio: z.string(),
    status: saleOrderStatus,
    status_label: z.string(),
    placed_at: instantOutput,
    currency: currencyOutput,
    subtotal: amountOutput,
    shipping_cost: amountOutput,
    iva: amountOutput,
    iva_rate: z.string(),
    iva_note: z
      .string()
      .nullable()
      .meta({ description: 'Por qué no se cobró la tasa de la región fronteriza aunque se entrega en ella' }),
    total: amountOutput,
    branch: namedOutput.nullable(),
    delivery_type: z.string().nullable(),
    payment_method: z.string().nullable(),
    payment_reference: z.string().nullable(),
    is_paid_by_company: z.boolean(),
    marked: markedAmounts,
    buyer_name: z.string().nullable(),
    company_name: z.string().nullable(),
    buyer_may: z.strictObject({ cancel: z.boolean(), edit: z.boolean(), send_receipt: z.boolean() }),
  })
  .meta({ id: 'SaleOrder' });

/** What whoever works on orders sees. */
const staffSaleOrder = saleOrder
  .extend({
    details: z.array(staffOrderDetail),
    history: z.array(staffOrderHistory),
    branch: staffOrderBranch.nullable(),
    buyer: staffOrderPerson.nullable(),
    salesman: staffOrderPerson.nullable(),
    company: staffOrderCompany.nullable(),
    next_states: z.array(staffOrderNextState),
  })
  .meta({ id: 'StaffSaleOrder' });

/** An order as its reader sees it: its buyer, or whoever works on orders. */
export const shownOrder = z.union([staffSaleOrder, saleOrder]);

export const saleOrderOutput = dataOutput(shownOrder);
