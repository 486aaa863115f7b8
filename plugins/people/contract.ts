import type { Actor } from '@mayorista/kernel';
import type { Knex } from 'knex';

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
}

/** Who works under whom. */
export interface TeamService {
  /** The ids of a person and of everybody under them, at any depth, as a query to be put inside another. */
  members(knex: Knex, personId: number): Knex.QueryBuilder;
}

/** Who is to be the panel's administrator. */
export interface AdministratorAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'people.teams': TeamService;
    'people.company-directory': CompanyDirectory;
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
