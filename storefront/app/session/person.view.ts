import type { Currency, UserAnswer } from '../api/contract';

/** What the frame shows of the person who is logged in. */
export interface PersonView {
  readonly id: number;
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  readonly company: string | null;
  readonly branchId: number | null;
  readonly branch: string | null;
  readonly salesman: string | null;
  readonly currency: Currency;
  readonly canBuy: boolean;
  /** Prices and stock: of active companies' buyers and of the house; whoever else is logged in sees what a visitor sees. */
  readonly seesPrices?: boolean;
  /** List prices, discounts and refurbished pieces: not for secondary users, who have one price alone. */
  readonly seesOffers: boolean;
  /** Buys for a company: staff and installers have no cart. */
  readonly hasCart?: boolean;
  /** Whose orders they read: their own company's, or as staff everybody's; undefined for none. */
  readonly orders?: 'own' | 'all' | undefined;
  /** What they may do with what belongs to their company: codes of its permissions; none without a company. */
  readonly companyRights?: readonly string[];
  /** Grants discounts beside the price list: somebody of the house who acts for this person, or who may by themselves. */
  readonly grantsDiscounts?: boolean;
  /** Reads invoices: those of the own company, or as staff everybody's. */
  readonly hasInvoices?: boolean;
  /** Invites and disables the secondary users of the own company. */
  readonly hasSecondaryUsers?: boolean;
  readonly hasStudents?: boolean;
  /** Buys subscriptions of the monitoring platform, for the own company or as an installer without one. */
  readonly hasSubscriptions?: boolean;
  /** Makes and answers quotations of the own company. */
  readonly hasQuotations?: boolean;
  /** Reports what is wrong with orders. */
  readonly hasIncidences?: boolean;
  /** Reads the credit line and the wallet of the own company. */
  readonly hasStatements?: boolean;
  /** Name of the member of staff who acts as this person; null for nobody. */
  readonly impersonatedBy?: string | null;
  /** Acts in the name of people of the companies they attend. */
  readonly canImpersonate?: boolean;
}

/** First letters of the first two words of a name, upper case. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es-MX'))
    .join('');
}

function salesmanName(salesman: UserAnswer['salesman']): string | null {
  if (salesman === null || salesman === undefined) return null;
  return salesman.full_name;
}

const may = ({ permissions = [] }: UserAnswer, permission: string): boolean => permissions.includes(permission);

function ordersOf(user: UserAnswer): PersonView['orders'] {
  if (!may(user, 'sale-orders.read')) return undefined;
  return user.company ? 'own' : 'all';
}

/** Nouns of a company's own belongings. */
const companyNouns =
  /^(company-(addresses|changes|documents|emails|fiscal-datas|logos|telephones)|address-book-details|distributor-whatsapp-numbers)\./;

const companyRightsOf = ({ company, permissions = [] }: UserAnswer): string[] =>
  company ? permissions.filter((code) => companyNouns.test(code)) : [];

const grantsDiscounts = (user: UserAnswer): boolean =>
  user.impersonated_by != null || may(user, 'special-discounts.authorise');

const seesOffersOf = ({ audience, roles = [] }: UserAnswer): boolean =>
  audience !== 'visitor' && !roles.includes('secondary_user');

/** Whether a page may ask for prices and stock for whoever looks at it; nobody is a visitor. */
export const seesPrices = (person: PersonView | null): boolean => person !== null && person.seesPrices !== false;

const nameOf = ({ person, username }: UserAnswer): string =>
  [person?.name, person?.paternal_surname].filter(Boolean).join(' ') || username;

const placeOf = ({ company, branch }: UserAnswer): Pick<PersonView, 'company' | 'branchId' | 'branch'> => ({
  company: company?.business_name ?? null,
  branchId: branch?.id ?? null,
  branch: branch?.name ?? null,
});

/** The API's user as the frame shows it. */
export function personView(user: UserAnswer): PersonView {
  const name = nameOf(user);
  return {
    id: user.id,
    name,
    initials: initialsOf(name),
    email: user.email,
    ...placeOf(user),
    salesman: salesmanName(user.salesman),
    currency: user.currency === 'MXN' ? 'MXN' : 'USD',
    canBuy: user.can_create_sale_orders === true,
    seesPrices: user.audience !== 'visitor',
    seesOffers: seesOffersOf(user),
    hasCart: may(user, 'carts.write'),
    orders: ordersOf(user),
    companyRights: companyRightsOf(user),
    grantsDiscounts: grantsDiscounts(user),
    hasInvoices: may(user, 'invoices.read'),
    hasSecondaryUsers: Boolean(user.company) && may(user, 'secondary-users.write'),
    hasStudents: Boolean(user.company) && may(user, 'university-students.write'),
    hasSubscriptions: may(user, 'acoba-subscriptions.write'),
    hasQuotations: may(user, 'distributor-quotations.read'),
    hasIncidences: may(user, 'incidences.read'),
    hasStatements: may(user, 'company-ledgers.read') && Boolean(user.company),
    impersonatedBy: user.impersonated_by?.name ?? null,
    canImpersonate: may(user, 'user-impersonations.create'),
  };
}
