import type { AnswerTo, DataOf, ItemOf, Named as NamedPart } from './answers';

/** Answers of the platform's REST API, as the store reads them: written from what the routes declare. Amounts are decimal strings. */
export type Currency = 'USD' | 'MXN';

export interface Single<T> {
  readonly data: T;
}

export type Named = NamedPart<'Named'>;

export type UserAnswer = DataOf<'GET /user'>;
export type LoginAnswer = NamedPart<'SessionTokens'>;

export type CategoryNode = NamedPart<'CategoryBranch'>;
export type Division = NamedPart<'Division'>;
export type FrameAnswer = DataOf<'GET /store-frame'>;
export type BrandAnswer = FrameAnswer['brands'][number];

/** Fields of prices and stock are absent for an anonymous visitor. */
export type CardAnswer = NamedPart<'Card'>;

export type ProductListAnswer = AnswerTo<'GET /store-products'>;
type Facets = NamedPart<'StoreFacets'>;
export type FacetAnswer = Facets['brands'][number];
/** A way of selling, with how many products it leaves. */
export type FlowTypeFacetAnswer = Facets['flowTypes'][number];
/** A characteristic to choose by, with how many products each value leaves. */
export type DatasheetFacetAnswer = Facets['datasheet'][number];
/** Products reduced at all, and by each percent or more. */
export type PromoFacetAnswer = NonNullable<Facets['promo']>;

export type HomeAnswer = DataOf<'GET /store-home'>;

export * from './checkout-answers';

/** A document of CFDI: an invoice (I), credit note (E) or payment complement (P). */
export type InvoiceAnswer = ItemOf<'GET /invoice-searches'>;

/** An order as lists show it, and its page. */
export type SaleOrderListedAnswer = NamedPart<'SaleOrderListed'>;
export type SaleOrderAnswer = NamedPart<'SaleOrder'>;
