import { z } from 'zod';
import { amountOutput, currencyOutput } from '@mayorista/kernel';

const discount = z.strictObject({
  rule: z.string(),
  label: z.string().meta({ examples: ['Nivel 4'] }),
  percentage: z.string().meta({ examples: ['10'] }),
});

/** What anybody may see of a product in lists (spec storefront 3, Product card data). */
const everybodysCard = {
  id: z.int(),
  name: z.string().meta({ examples: ['Cámara IP domo 4 MP'] }),
  brand_id: z.int().nullable(),
  brand_name: z
    .string()
    .nullable()
    .meta({ examples: ['Vikron'] }),
  model: z.string().meta({ examples: ['VK-DM4'] }),
  provider_model: z.string().nullable(),
  category_id: z.int().nullable(),
  category_name: z
    .string()
    .nullable()
    .meta({ examples: ['Cámaras IP'] }),
  image_full_path: z.string().nullable(),
  main_image_alt: z.string().nullable(),
  stage_id: z.int().nullable(),
  stage_name: z.string().nullable(),
  status: z.int(),
  product_type: z.string().nullable(),
  product_flow_type: z.string().nullable(),
  show_url: z.string().meta({ examples: ['/products/1315'] }),
  rating: z.number().optional().meta({ description: 'De reseñas publicadas, a media estrella; falta sin reseñas' }),
  reviews_count: z.int().optional(),
};

/** What prices add; a secondary user reads one price alone. */
const priceFields = {
  currency: currencyOutput.optional(),
  calculated_list_price: amountOutput.optional(),
  calculated_distributor_price: amountOutput.optional(),
  calculated_fixed_price: amountOutput.nullable().optional(),
  secondary_user_price: amountOutput.optional(),
  percentage_change: z
    .string()
    .optional()
    .meta({ description: 'Por ciento por debajo del precio de lista', examples: ['12.50'] }),
  product_discounts_description: z.string().nullable().optional(),
  discounts: z.array(discount).optional(),
  last_product_volume_discount_option: z
    .strictObject({ quantity: z.int(), currency: currencyOutput, price: amountOutput })
    .optional()
    .meta({ description: 'El precio más bajo que da comprar muchas piezas' }),
  volume_product_discount_options_text: z.string().optional(),
};

/** What stock adds: new pieces in all branches and in the reader's own, and refurbished ones. */
const stockFields = {
  total_inventories: z.int().optional(),
  inventories_by_branch: z.int().optional(),
  branch_name: z.string().nullable().optional(),
  can_create_sale_orders: z.boolean().optional(),
  sale_block_reason: z.string().optional().meta({ description: 'Por qué nadie puede comprarlo ahora' }),
  auction_type: z.string().nullable().optional(),
  lowest_auction_price: amountOutput.nullable().optional(),
  lowest_clasification_auction: z.string().nullable().optional(),
};

/** A product as lists of the store show it. Fields of prices and stock are absent for who may not know them. */
export const cardOutput = z
  .strictObject({ ...everybodysCard, ...priceFields, ...stockFields })
  .meta({ id: 'Card', description: 'Un producto, con precios y existencias para quien puede verlos' });
