import type { Actor, FieldError, Mail, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CfdiUse } from '@mayorista/reference/contract';

/** What the rest of the platform needs to know of a distributor company. */
export interface CompanyProfile {
  readonly id: number;
  readonly businessName: string;
  readonly rfc: string | null;
  /** 1 to 6: which promo level of each product the company gets. */
  readonly priceLevel: number;
  readonly currency: 'USD' | 'MXN';
  /** What kind of distributor it is: discounts are configured by it. */
  readonly companyType: string | null;
  readonly branchId: number | null;
  readonly salesmanId: number | null;
  /** Percent that its secondary users pay above the distributor price. */
  readonly secondaryMarkup: string;
  readonly isActive: boolean;
  readonly isCreditBlocked: boolean;
}

export interface CompanyService {
  /**
   * Finds a company's profile, at most some seconds old; inside a transaction as it is now, because an order is decided on it. Null when
   * there is none.
   */
  find(companyId: number): Promise<CompanyProfile | null>;
  /** The ids of the companies that a salesman and everybody under them attend, as a query to be put inside another. */
  attendedBy(knex: Knex, salesmanId: number): Knex.QueryBuilder;
  /** Ids by RFC: the business key of imports and of the demo world. */
  idsByRfc(rfcs: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What somebody is to prices, stock, cards, search, caches and orders. Being logged in makes nobody staff. */
export type Audience =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'buyer'; readonly company: CompanyProfile }
  | { readonly kind: 'secondary'; readonly company: CompanyProfile }
  | { readonly kind: 'staff' };

export type AudienceKind = Audience['kind'];

export interface AudienceService {
  /** Says what an actor is; their company as `CompanyService` finds it. */
  of(actor: Actor): Promise<Audience>;
}

/** What an invoice says of its receiver, with codes of the tax authority. */
export interface FiscalIdentity {
  readonly rfc: string;
  /** As in the tax authority's register: capitals, without the kind of company. */
  readonly businessName: string;
  readonly regime: string;
  readonly use: string;
  readonly zipCode: string;
}

/** Fiscal data of companies. In a transaction pass its knex. */
export interface FiscalService {
  /** Null while nobody has entered them. */
  find(knex: Knex, companyId: number): Promise<FiscalIdentity | null>;
  /** Every reason for which the tax authority would refuse a receiver, by the catalogues that are loaded. */
  judge(knex: Knex, identity: FiscalIdentity): Promise<FieldError[]>;
  /** Lists the CFDI uses that the invoice of a company's purchase may have today; null is whoever buys for none. */
  purchaseUses(knex: Knex, companyId: number | null): Promise<readonly CfdiUse[]>;
}

/** Where goods are handed over, as it is printed on the package. A copy: later changes of the address book do not reach it. */
export interface DeliveryAddress {
  /** The company's address it was taken from; null when it was typed for one order. */
  readonly id: number | null;
  readonly alias: string | null;
  /** Who receives ('Atención a'). */
  readonly receiversName: string;
  readonly telephone: string;
  readonly street: string;
  readonly exteriorNumber: string;
  readonly interiorNumber: string | null;
  readonly colony: string;
  readonly municipality: string | null;
  readonly state: string;
  /** Five digits in México. */
  readonly zipCode: string;
  /** Id of its country; México where it is null, or left out in copies of former releases. */
  readonly countryId?: number | null;
  readonly reference: string | null;
}

export interface AddressService {
  /**
   * Finds an active address of a company, or (`book`) an entry of its address book, in the open transaction where there is one; null for
   * another company's or none.
   */
  find(companyId: number, addressId: number, source?: 'company' | 'book'): Promise<DeliveryAddress | null>;
}

/** The company whose e-mails get a copy of a mail, those that want this kind of notice (`EMAIL_NOTICES`). */
export interface CompanyCopies {
  readonly companyId: number | null;
  readonly notice: number;
}

export interface ContactService {
  /** Mails somebody, and a copy to each verified e-mail of a company that wants this kind of notice. In the caller's transaction. */
  mailWithCopies(tx: Tx, mail: Mail, copies: CompanyCopies): Promise<void>;
  /** Lists the verified e-mails of a company that want this kind of notice. */
  copiesOf(tx: Tx, copies: CompanyCopies): Promise<readonly string[]>;
}

/** Logos of companies, as PNG of a logo's size. */
export interface LogoService {
  /** The private file of a company's logo, by the caller's knex; null when it has none. */
  find(knex: Knex, companyId: number): Promise<number | null>;
}

/** What a company bought in the last twelve months, paid or on its way to it. */
export interface Purchases {
  /** In how many of the twelve it bought. */
  readonly months: number;
  /** In pesos, by the rate of each order; two decimals. */
  readonly total: string;
  /** What it paid less than the list prices of then, in pesos; two decimals. */
  readonly discount: string;
}

/** Companies come before orders, so companies state what they need of them, and the domain of orders publishes it. */
export interface PurchaseService {
  /** Of companies that bought something; one query whatever their number. */
  ofLastYear(knex: Knex, companyIds: readonly number[]): Promise<ReadonlyMap<number, Purchases>>;
}

/** May anything be bought for a company? One rule, asked by every way of buying, and of letting people in who would. */
export interface BuyingService {
  /** Why nothing is bought for a company now: it is deactivated. Nothing for none. In the open transaction where there is one. */
  judge(companyId: number | null): Promise<FieldError[]>;
  /** Throws ValidationError with `company_inactive` for who acts for a deactivated company. */
  refuseInactive(actor: Actor): Promise<void>;
}

/** Whose rows are within somebody's reach, where rows have a `company_id`. */
export interface ReachService {
  /**
   * Narrows rows to those of the companies within an actor's reach: one's own for who buys; those that a salesman and their people attend;
   * all for the panel, API clients and call agents; none for others who work for the house.
   */
  narrow(query: Knex.QueryBuilder, actor: Actor): void;
  /** Refuses a row of no company, and one of a company outside the writer's reach as if that did not exist. */
  judge(tx: Tx, actor: Actor, row: { readonly company_id: number | null }): Promise<FieldError[]>;
}

/** What another domain shows of a company on its page of everything. */
export interface CompanyPart {
  readonly key: string;
  /** Spanish title. */
  readonly label: string;
  /** Permission code of whoever is shown it. */
  readonly needs: string;
  /** Page of the panel below which each row has its own, by its id; none where rows are no records. */
  readonly page?: string;
  /** The newest few, and how many there are. */
  find(
    knex: Knex,
    companyId: number,
  ): Promise<{ total: number; rows: readonly { id: number; text: string; at: string | null }[] }>;
}

export interface DeskService {
  register(part: CompanyPart): void;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'companies.addresses': AddressService;
    'companies.audiences': AudienceService;
    'companies.buying': BuyingService;
    'companies.companies': CompanyService;
    'companies.contacts': ContactService;
    'companies.desk': DeskService;
    'companies.logos': LogoService;
    'companies.fiscal': FiscalService;
    'companies.purchases': PurchaseService;
    'companies.reach': ReachService;
    'companies.demo': { load(): Promise<void> };
  }
}
