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

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'people.teams': TeamService;
    'people.company-directory': CompanyDirectory;
    /** Makes the panel's roles and their permissions as the permission matrix says; runs when every plugin has started. */
    'people.panel': {
      ensureRoles(): Promise<void>;
      /** Takes away the API tokens that Strapi makes unasked. */
      removeGivenTokens(): Promise<void>;
    };
    'people.demo': { load(): Promise<void> };
  }
}
