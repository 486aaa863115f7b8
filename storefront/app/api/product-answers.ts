import type { ItemOf, Named } from './answers';

/** What the platform answers about one product's page. Prices and stock are absent for an anonymous visitor. */
export type ProductAnswer = Named<'StoreProduct'>;

type Part<Name extends keyof ProductAnswer> =
  NonNullable<ProductAnswer[Name]> extends readonly (infer Item)[] ? Item : never;

export type PriceStepAnswer = Part<'price_steps'>;
/** A block of presentation: a picture for desks and one for phones beside its texts. */
export type OverviewAnswer = Part<'overviews'>;
export type OverviewPictureAnswer = NonNullable<OverviewAnswer['web_image']>;
export type VideoAnswer = Part<'videos'>;
export type DocumentAnswer = Part<'documents'>;
type DatasheetGroupAnswer = Part<'datasheet_groups'>;
export type DatasheetFieldAnswer = DatasheetGroupAnswer['fields'][number];
/** A branch's row of GET /product-inventories. */
export type InventoryRowAnswer = ItemOf<'GET /product-inventories'>;
