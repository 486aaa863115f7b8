import { z } from 'zod';
import { amountOutput, dataOutput, instantOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { productFeature } from '../features/feature.answer';
import { productImage } from '../images/image.answer';
import { productKitDetail } from '../kits/kit.answer';
import { productDatasheetGroup, productDocument, productOverview, productVideo } from './product-content.answer';

/** A text by language; a language without one may be left out. */
const translations = z.record(z.string(), z.string().nullable());

const productListed = z
  .strictObject({
    id: z.int(),
    sku: z.string(),
    model: z.string(),
    provider_model: z.string().nullable(),
    barcode: z.string().nullable(),
    name: z.string(),
    name_translations: translations,
    description: z.string().nullable(),
    description_translations: translations,
    promo_discount: z.number().nullable(),
    promo_level_1: z.number().nullable(),
    promo_level_2: z.number().nullable(),
    promo_level_3: z.number().nullable(),
    promo_level_4: z.number().nullable(),
    promo_level_5: z.number().nullable(),
    promo_level_6: z.number().nullable(),
    igi_percentage: z.number(),
    forecast: z.int(),
    quantity: z.int(),
    generates_utility: z.number(),
    can_be_added_to_electronic_wallet_type_sale_orders: z.boolean(),
    sat_key: z.string().nullable(),
    sat_unit: z.string().nullable(),
    guarantee: z.int().nullable(),
    product_type: z.string(),
    product_flow_type: z.string(),
    discount_type: z.string(),
    serial: z.int(),
    batched: z.int(),
    status: z.int(),
    published_in_store: z.boolean(),
    show_in_news: z.boolean(),
    requires_nom: z.boolean().nullable(),
    createdAt: instantOutput,
    updatedAt: instantOutput,
    list_price: z.string(),
    fixed_price: z.string().nullable(),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    category_id: z.int().nullable(),
    category_name: z.string().nullable(),
    stage_id: z.int().nullable(),
    stage_name: z.string().nullable(),
    brand_tvc_id: z.int().nullable(),
    brand_tvc_name: z.string().nullable(),
    tvc_category_id: z.int().nullable(),
    tvc_category_name: z.string().nullable(),
    image_full_path: z.string().nullable(),
    main_image_alt: z.string().nullable(),
    average_cost: z.string().nullable().optional(),
  })
  .meta({ id: 'ProductListed' });

/** Restock belongs to inventory, which answers its list in place of products. */
const restockSuggestion = z.looseObject({ id: z.int(), product_id: z.int(), suggested_quantity: z.int() });

/** A page of products; with `generateModel` the next model of a category, with `restockFilter` what should be restocked. */
export const productListOutput = z.union([
  listOutput(productListed),
  dataOutput(z.strictObject({ model: z.string() })),
  listOutput(restockSuggestion),
]);

export const linkedProduct = z
  .strictObject({
    id: z.int(),
    sku: z.string(),
    model: z.string(),
    name: z.string(),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    image_full_path: z.string().nullable(),
    list_price: amountOutput,
    fixed_price: amountOutput.nullable(),
    promo_discount: z.number().nullable(),
    forecast: z.int().nullable(),
    status: z.int(),
    published_in_store: z.boolean(),
  })
  .meta({ id: 'LinkedProduct' });

/** Discounts belong to pricing, which adds them. */
const discounts = z.looseObject({ product_id: z.int() });

/** A product with its pictures, and the relations that the query's flags ask for. */
const product = productListed
  .extend({
    media: z.strictObject({ main_images: z.array(productImage) }).optional(),
    discounts: discounts.nullable().optional(),
    replacements: z.array(linkedProduct).optional(),
    product_replacements: z.array(linkedProduct).optional(),
    products_replaced_by: z.array(linkedProduct).optional(),
    related_products: z.array(linkedProduct).optional(),
    product_overviews: z.array(productOverview).optional(),
    product_images: z.array(productImage).optional(),
    product_videos: z.array(productVideo).optional(),
    product_documents: z.array(productDocument).optional(),
    product_feature: productFeature.optional(),
    product_kit_details: z.array(productKitDetail).optional(),
    product_datasheets: z.array(productDatasheetGroup).optional(),
    product_category: z
      .strictObject({ ...namedOutput.shape, parents: z.array(namedOutput) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'Product' });

const reason = z.strictObject({ field: z.string().optional(), message: z.string() });

const verdict = z
  .strictObject({
    result: z.enum(['OK', 'NO']).meta({ description: '`NO` cuando no se publicó, con los motivos' }),
    published_in_store: z.boolean(),
    reasons: z.array(reason),
  })
  .meta({ id: 'PublicationVerdict' });

export const productFindOneOutput = dataOutput(product);

const bulkChange = z
  .strictObject({
    products: z.int(),
    changed: z.int().optional(),
    not_published: z.array(verdict.extend({ id: z.int() })).optional(),
    job_id: z.int().optional().meta({ description: 'El trabajo que cambia los que son muchos (202)' }),
  })
  .meta({ id: 'BulkProductChange' });

export const productBulkOutput = dataOutput(bulkChange);

const writeMeta = {
  publication: verdict.optional(),
  bulk_index: z.int().optional().meta({ description: 'El lugar del siguiente producto; -1 después del último' }),
};

export const productWriteOutput = z.strictObject({ data: product, meta: z.strictObject(writeMeta) });

const activated = z.strictObject({ id: z.int(), status: z.int() }).meta({ id: 'ActivatedProduct' });

export const productActivateOutput = dataOutput(activated);

/** The product, or what came of publishing or activating it. */
export const productPatchOutput = z.union([
  productWriteOutput,
  z.strictObject({ data: verdict.extend({ id: z.int() }), meta: z.strictObject({ message: z.string() }) }),
  productActivateOutput,
]);

const removedProduct = z
  .strictObject({
    id: z.int(),
    sku: z.string(),
    model: z.string(),
    removed: z.record(z.string(), z.int()).meta({ description: 'Cuántos registros se fueron con él, por tipo' }),
  })
  .meta({ id: 'RemovedProduct' });

export const productRemoveOutput = dataOutput(removedProduct);

const publication = z
  .strictObject({
    in_store: z.boolean().meta({ description: 'La tienda lo muestra: está publicado y activo' }),
    published_in_store: z.boolean(),
    status: z.int(),
    reasons: z.array(reason),
  })
  .meta({ id: 'ProductPublication' });

export const productPublicationOutput = dataOutput(publication);

export const productPublishOutput = dataOutput(verdict);
