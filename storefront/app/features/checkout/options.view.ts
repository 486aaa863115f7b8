import type {
  BankAccountAnswer,
  CfdiUseAnswer,
  Currency,
  DeliveriesAnswer,
  LedgerAccountAnswer,
  LeftOverAnswer,
  OfficeAnswer,
  OrderTypeAnswer,
  PaymentMethod,
  PaymentMethodAnswer,
  PaymentMethodsAnswer,
  PickupAnswer,
} from '../../api/contract';
import { moneyOf, type Money } from '../../lib/format/money';
import { addressView, byUse, type AddressView } from '../addresses';
import type { AddressAnswer } from '../addresses/index.server';

export interface BranchOption {
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
  /** The buyer's own branch, chosen unless another was. */
  readonly isOwn: boolean;
}

interface OfficeOption {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  /** Null while nobody asked for a postal code. */
  readonly hasCoverage: boolean | null;
}

/** An address that may be chosen, by the value of its radio. */
export interface AddressOption extends Pick<AddressView, 'title' | 'place' | 'receiver' | 'isFavorite' | 'isMain'> {
  readonly key: string;
}

export interface DeliveryOptions {
  readonly branches: readonly BranchOption[];
  readonly offices: readonly OfficeOption[];
  /** The postal code whose coverage the offices tell. */
  readonly coverageZip: string;
  readonly carriers: readonly { readonly id: number; readonly name: string }[];
  readonly receivers: readonly string[];
  readonly addresses: readonly AddressOption[];
}

export interface CreditView {
  readonly limit: Money;
  readonly used: Money;
  readonly available: Money;
  readonly days: number;
  readonly overdue: Money | null;
  readonly isBlocked: boolean;
}

export interface PaymentOption {
  readonly method: PaymentMethod;
  /** Null when the platform gives none: the store's own word for the method then. */
  readonly label: string | null;
  /** Percent that it costs; null when nothing. */
  readonly commission: string | null;
  /** What can be paid that way; null when nothing limits it. */
  readonly available: Money | null;
  /** Why it cannot be used now; empty when it can. */
  readonly closedBecause: readonly string[];
}

export interface LeftOverView {
  readonly amount: Money;
  readonly chosen: PaymentMethod | null;
  readonly commission: Money | null;
  readonly options: readonly PaymentOption[];
}

export interface PaymentOptions {
  readonly methods: readonly PaymentOption[];
  readonly credit: CreditView | null;
  readonly wallet: Money | null;
  readonly accounts: readonly AccountView[];
  readonly leftOver: LeftOverView | null;
  readonly cfdiUses: readonly { readonly code: string; readonly name: string }[];
}

export interface AccountView {
  readonly id: number;
  readonly bank: string;
  readonly account: string | null;
  readonly clabe: string | null;
  readonly currency: Currency;
}

export interface OrderTypeOption {
  readonly id: number;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isAvailable: boolean;
}

/** Where the order can be picked up; the buyer's own branch first. */
export function branchOptions(branches: readonly PickupAnswer[], ownBranchId: number | null): BranchOption[] {
  return branches
    .map(({ branch_id, branch_name, address, opening_hours }) => ({
      id: branch_id,
      name: branch_name,
      detail: [address, opening_hours].filter(Boolean).join(' · ') || null,
      isOwn: branch_id === ownBranchId,
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

const officeOption = ({
  office_delivery: id,
  name,
  carrier_name,
  address,
  hasCoverage,
}: OfficeAnswer): OfficeOption => ({
  id,
  name,
  detail: [carrier_name, address].filter(Boolean).join(' · '),
  hasCoverage,
});

interface Addresses {
  readonly company: readonly AddressAnswer[];
  readonly book: readonly AddressAnswer[];
}

const addressOption =
  (source: 'company' | 'book') =>
  ({ id, title, place, receiver, isFavorite, isMain }: AddressView): AddressOption => ({
    key: `${source}:${id}`,
    title,
    place,
    receiver,
    isFavorite,
    isMain,
  });

/** Every way of delivery with what it asks to choose. */
export function deliveryOptions(
  { branches, deliveryOffices, carriers, clients, userBranchId }: DeliveriesAnswer,
  { company, book }: Addresses,
  coverageZip: string,
): DeliveryOptions {
  const own = byUse(company.filter(({ status }) => status !== 0).map(addressView)).map(addressOption('company'));
  const others = byUse(book.map(addressView)).map(addressOption('book'));
  return {
    branches: branchOptions(branches, userBranchId),
    offices: deliveryOffices.map(officeOption),
    coverageZip,
    carriers: carriers.map(({ id, name }) => ({ id, name })),
    receivers: clients.map(({ nombre, apellidos }) => [nombre, apellidos].filter(Boolean).join(' ')).filter(Boolean),
    addresses: [...own, ...others],
  };
}

interface Supplied {
  readonly waiting: number;
  readonly shelves: readonly { readonly branchId: number; readonly quantity: number }[];
}

/** Pieces of a cart that are on no shelf, and those that another branch than the buyer's own has. */
export function awaitedPieces(lines: readonly Supplied[], branches: readonly BranchOption[]) {
  const own = branches.find(({ isOwn }) => isOwn)?.id;
  const away = lines.flatMap(({ shelves }) => shelves).filter(({ branchId }) => own !== undefined && branchId !== own);
  return {
    missing: lines.reduce((sum, { waiting }) => sum + waiting, 0),
    elsewhere: away.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

export const creditView = (account: LedgerAccountAnswer): CreditView => {
  const money = (amount: string | undefined): Money => ({ amount: amount ?? '0.00', currency: account.currency });
  return {
    limit: money(account.credit_limit),
    used: money(account.balance),
    available: money(account.available),
    days: account.credit_days ?? 0,
    overdue: Number(account.overdue ?? 0) > 0 ? money(account.overdue) : null,
    isBlocked: account.is_blocked === true,
  };
};

const paymentOption =
  (currency: Currency) =>
  ({
    method,
    name,
    commission_percentage: percent,
    available,
    closed_because,
  }: Pick<PaymentMethodAnswer, 'method' | 'name' | 'commission_percentage' | 'available'> &
    Partial<PaymentMethodAnswer>): PaymentOption => ({
    method,
    label: name ?? null,
    commission: Number(percent ?? 0) > 0 ? String(Number(percent)) : null,
    available: moneyOf(available, currency),
    closedBecause: closed_because ?? [],
  });

/** Ways to pay; those that are closed stand last, with their reasons. */
export const paymentOptions = ({ data, unavailable }: PaymentMethodsAnswer, currency: Currency): PaymentOption[] =>
  [...data, ...unavailable].map(paymentOption(currency));

export function leftOverView({
  left_over,
  currency,
  option_selected,
  commission,
  options,
}: LeftOverAnswer): LeftOverView {
  return {
    amount: { amount: left_over, currency },
    chosen: option_selected,
    commission: Number(commission) > 0 ? { amount: commission, currency } : null,
    options: options.map(paymentOption(currency)),
  };
}

export const accountView = ({ id, name, account_number, clabe, currency }: BankAccountAnswer): AccountView => ({
  id,
  bank: name,
  account: account_number,
  clabe,
  currency,
});

export const cfdiUse = ({ code, name }: CfdiUseAnswer) => ({ code, name });

export const orderTypeOption = ({ id, name, is_selected, is_available }: OrderTypeAnswer): OrderTypeOption => ({
  id,
  name,
  isChosen: is_selected,
  isAvailable: is_available,
});
