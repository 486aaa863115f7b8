import { z } from 'zod';
import { amountOutput, currencyOutput, dataOutput, dayOutput, namedOutput, referenceOutput } from '@mayorista/kernel';
import { cardOutput } from '../cards/card.answer';

const picture = z.strictObject({
  url: z.string(),
  alt: z.string().nullable(),
  href: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const overview = z.strictObject({
  id: z.int(),
  order: z.int(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  image_align: z.string().nullable(),
  web_image: picture.nullable(),
  mobile_image: picture.nullable(),
});

const video = z.strictObject({
  id: z.int(),
  video_key: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
});

const file = z.strictObject({
  id: z.int(),
  name: z.string(),
  mime: z.string().nullable(),
  size_bytes: z.int().nullable(),
  url: z.string(),
});

const datasheetField = z.strictObject({
  code: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  unit: z.string().nullable(),
  is_key: z.boolean(),
});

/** New pieces in a branch, and the day from which it can hand one over: null where it must be ordered. */
const branchStock = z.strictObject({
  branch: z.strictObject({ ...namedOutput.shape, is_virtual: z.boolean() }),
  quantity: z.int(),
  promised_on: dayOutput.nullable(),
});

const priceStep = z.strictObject({
  rule: z.string(),
  label: z.string(),
  value: z.string().nullable().meta({ description: 'El por ciento o el tipo de cambio, donde la regla tiene uno' }),
  amount: amountOutput,
  currency: currencyOutput,
});

/** Refurbished pieces of one grade in one branch. */
const auction = z.strictObject({
  product_id: z.int(),
  auction_type: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  warranty_text: z.string().nullable(),
  warranty_months: z.int().nullable(),
  discount: z.string().meta({ description: 'Por ciento', examples: ['15'] }),
  branch: referenceOutput,
  quantity: z.int(),
  calculated_list_price: amountOutput.nullable(),
  price: amountOutput,
  currency: currencyOutput,
});

/** What the product's own page shows beside its card. */
const pageFields = {
  description: z.string().nullable(),
  sku: z.string(),
  barcode: z.string().nullable(),
  sat_key: z.string().nullable(),
  guarantee: z.int().meta({ description: 'Meses de garantía de una pieza nueva; 0: sin garantía' }),
  images: z.array(z.strictObject({ url: z.string(), alt: z.string() })),
  breadcrumbs: z.array(namedOutput),
  overviews: z.array(overview),
  videos: z.array(video),
  documents: z.array(file),
  datasheet_groups: z.array(z.strictObject({ id: z.int(), name: z.string(), fields: z.array(datasheetField) })),
  kit: z.array(cardOutput.extend({ pieces: z.int() })),
  replacements: z.array(cardOutput),
  related: z.array(cardOutput),
  inventories: z.array(branchStock).optional(),
  price_steps: z.array(priceStep).optional(),
  volume_prices: z.array(z.strictObject({ min_quantity: z.int(), price: amountOutput.nullable() })).optional(),
  auctions: z.array(auction).optional(),
};

export const storeProductOutput = dataOutput(cardOutput.extend(pageFields).meta({ id: 'StoreProduct' }));
