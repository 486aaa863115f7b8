import type { Actor, Core, FieldError, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { ZodType } from 'zod';
import type { UserType } from './shared';

/** What the platform says of a person's company when it says who the person is. */
export interface PersonCompany {
  readonly id: number;
  readonly businessName: string;
  readonly priceLevel: number;
  readonly currency: 'USD' | 'MXN';
  readonly branchId: number | null;
  readonly salesmanId: number | null;
  readonly isActive: boolean;
  readonly isCreditBlocked: boolean;
}

/** Companies come after people, so people state what they need of them, and the companies domain publishes it. */
export interface CompanyDirectory {
  /** What a person is to prices and stock: those of who is a visitor to them are not shown. */
  audienceOf(actor: Actor): Promise<'visitor' | 'buyer' | 'secondary' | 'staff'>;
  find(companyId: number): Promise<PersonCompany | null>;
  /** The ids of the companies that a salesman and everybody under them attend, as a query to be put inside another. */
  attendedBy(knex: Knex, salesmanId: number): Knex.QueryBuilder;
  idsByRfc(rfcs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tells whether a person's company lets them log in; true for who has none, or of whom nobody said. In the open transaction where there is one. */
  permitsLogin(userId: number): Promise<boolean>;
}

/** A branch of the house, as people and companies are told of it. */
export interface BranchEntry {
  readonly id: number;
  readonly name: string;
  readonly telephone: string | null;
  readonly isActive: boolean;
}

/** Branches come after people, so people state what they need of them, and the domain of stock publishes it. */
export interface BranchDirectory {
  /** Lists all branches, closed ones too, in the house's order: some seconds old at most, inside a transaction as they are now. */
  list(): Promise<readonly BranchEntry[]>;
}

/** Carts come after people, so people state what they need of them, and the domain of carts publishes it. */
export interface PersonCarts {
  /** The currency of a person's open cart, which is what everything is shown to them in; null while they have none. */
  currencyOf(userId: number): Promise<'USD' | 'MXN' | null>;
  /** Puts a person's open cart into the currency that they prefer from now on; what was chosen for its delivery and payment goes. */
  changeCurrency(tx: Tx, actor: Actor, currency: 'USD' | 'MXN'): Promise<void>;
}

/** The one currency that somebody is shown amounts in. */
export interface PersonCurrency {
  /** Of the person's open cart, else as they prefer, else as their company buys, else Mexican pesos. */
  of(actor: Actor): Promise<'USD' | 'MXN'>;
}

/** Who works under whom. */
export interface TeamService {
  /** The ids of a person and of everybody under them, at any depth, as a query to be put inside another. */
  members(knex: Knex, personId: number): Knex.QueryBuilder;
}

type Json = Readonly<Record<string, unknown>>;

/** A user as a section of the form is given it. */
export interface SectionOwner {
  readonly userId: number;
  readonly userType: UserType;
  readonly fullName: string;
}

/** A part of a user that another domain keeps: its keys in the call, and how they are written and read. Made by `defineUserSection`. */
export interface UserSection {
  /** Keys of the call with their schemas; a key left out stays as it is. */
  readonly members: Readonly<Record<string, ZodType>>;
  /** What `read` answers, with its schemas: all of it may be left out. */
  readonly output: Readonly<Record<string, ZodType>>;
  /** Makes ready what a form sends, before it is parsed: one contract for a list of them. */
  readonly prepare?: (input: Json) => Json;
  /** Writes what was given in the transaction of the user. Throws ValidationError, its fields without the prefix `data.`. */
  readonly write: (context: {
    tx: Tx;
    actor: Actor;
    owner: SectionOwner;
    given: Json;
    isNew: boolean;
  }) => Promise<void>;
  /** Reads the section of a user for an actor who may read profiles; whatever they may not see is left out. */
  readonly read: (context: { strapi: Core.Strapi; actor: Actor; userId: number }) => Promise<Json>;
  /** Erases what is personal in it; what must be kept by law stays. */
  readonly erase: (tx: Tx, userId: number) => Promise<void>;
}

/** Roles that people hold through something else than themselves, such as a job. */
export interface RoleGrant {
  readonly roleType: string;
  /** What it comes from, in words: 'Puesto: Gerente de ventas'. */
  readonly source: string;
}

export interface UserSectionRegistry {
  add(section: UserSection): void;
}

/** Rules of who may give a role. */
export interface RoleGuard {
  /** Refusals for each role type that the actor may not give or take, on the given field. */
  judge(actor: Actor, roleTypes: readonly string[], field: string): FieldError[];
}

/** What an account begins with; its owner sets the password. */
export interface NewAccount {
  readonly email: string;
  /** Role type: 'secondary_user'. */
  readonly role: string;
  readonly name: string;
  readonly paternal_surname?: string | null;
  readonly maternal_surname?: string | null;
  readonly company_id?: number | null;
  readonly branch_id?: number | null;
}

/** Accounts, for the domains that invite people. */
export interface AccountService {
  /** Creates an account without a password and returns its id. Throws ValidationError on `email` where the address has one. */
  createIn(tx: Tx, account: NewAccount): Promise<number>;
  changeIn(
    tx: Tx,
    id: number,
    changes: Partial<Pick<NewAccount, 'name' | 'paternal_surname' | 'maternal_surname'>>,
  ): Promise<void>;
  /**
   * Opens or closes an account by what its company says now (`people.company-directory`), once that is written; a block of the house and a
   * removal stand. `wasPermitted`: what the company said before. The sessions of a closed account end within seconds.
   */
  followCompany(tx: Tx, id: number, wasPermitted: boolean): Promise<void>;
  /**
   * Makes the link by which a new account's owner sets the first password: it works once, for so many hours. Null for an account that
   * is closed or has a password. For jobs alone: nothing may store it.
   */
  invitation(id: number, hours: number): Promise<{ email: string; url: string; expiresAt: Date } | null>;
  /** Locks an account until the transaction ends: whoever changes the same one waits. */
  lock(tx: Tx, id: number): Promise<void>;
  /** The ids of the people who hold a role, as a query to be put inside another. */
  holdersOf(role: string): Knex.QueryBuilder;
}

/** A person with an account, as other domains name them, write to them and ask what they chose. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly company_id: number | null;
  readonly branch_id: number | null;
  readonly user_type: UserType | null;
  readonly currency: 'USD' | 'MXN' | null;
  readonly blocked: boolean | number | null;
}

/**
 * Reads people by what other domains know of them. Each call is one query, in the open transaction where there is one; accounts that are
 * closed are found too.
 */
export interface UserReader {
  /** Finds one person; null when there is none. */
  find(id: number): Promise<UserRow | null>;
  /** Finds people by their ids, in the order of the ids; those of nobody are left out. */
  ofIds(ids: readonly number[]): Promise<readonly UserRow[]>;
  /** Finds people by the addresses they log in with, as they are stored (small letters); those of nobody are left out. */
  ofEmails(emails: readonly string[]): Promise<readonly UserRow[]>;
  /** Finds the people of a company, in the order of their ids unless by name, and no more than asked for. */
  ofCompany(
    companyId: number,
    options?: { readonly by?: 'id' | 'name'; readonly most?: number },
  ): Promise<readonly UserRow[]>;
  /** Reads the types of the roles that people of a company who may log in hold, by person; of all of them unless some are named. Two queries. */
  rolesOfCompany(companyId: number, ids?: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>>;
}

/** Reads roles; in the open transaction where there is one. */
export interface RoleReader {
  /** Reads the types of roles by their ids, in their order; those that do not exist are left out. */
  typesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Builds the query of the ids of roles of these types, to be put inside another. */
  idsOf(knex: Knex, types: readonly string[]): Knex.QueryBuilder;
}

/** Who is to be the panel's administrator. */
export interface AdministratorAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'people.accounts': AccountService;
    'people.teams': TeamService;
    'people.users': UserReader;
    'people.roles': RoleReader;
    'people.user-sections': UserSectionRegistry;
    'people.role-guard': RoleGuard;
    /** Closes an account to its person, or opens it again, with its history; sessions end with the commit. */
    'people.account-blocks': { setBlocked(tx: Tx, actor: Actor, userId: number, isBlocked: boolean): Promise<void> };
    /** The ids of the people who do not want to be told by a channel, as a query to be put inside another. */
    'people.channels': { refusing(knex: Knex, channel: 'push'): Knex.QueryBuilder };
    /** Roles through jobs, offered by the domain that keeps jobs. */
    'people.role-grants': {
      of(knex: Knex, userId: number): Promise<readonly RoleGrant[]>;
      /** The ids of the people who hold one of these roles so, as a query to be put inside another. */
      holders(knex: Knex, roleTypes: readonly string[]): Knex.QueryBuilder;
    };
    /** Whose account at the panel is whose, offered by the domain that keeps employees. */
    'people.panel-links': {
      panelAccountOf(knex: Knex, userId: number): Promise<number | null>;
      personOf(knex: Knex, panelAccountId: number): Promise<number | null>;
    };
    'people.company-directory': CompanyDirectory;
    'people.branch-directory': BranchDirectory;
    'people.carts': PersonCarts;
    'people.currency': PersonCurrency;
    /** Makes the panel's roles and their permissions as the permission matrix says; runs when every plugin has started. */
    'people.panel': {
      ensureRoles(): Promise<void>;
      /** Takes away the API tokens that Strapi makes unasked. */
      removeGivenTokens(): Promise<void>;
      /** Says on the log when nobody can enter the panel, and what to do. */
      warnWithoutAdministrator(): Promise<void>;
      /** Creates an account of the super administrator. Throws ValidationError for what is wrong with it, or when there is one of this address. */
      createAdministrator(account: AdministratorAccount): Promise<void>;
    };
    'people.demo': { load(): Promise<void> };
  }
}
