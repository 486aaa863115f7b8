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
  idsByRfc(rfcs: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Who is to be the panel's administrator. */
export interface AdministratorAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'people.company-directory': CompanyDirectory;
    /** Makes the panel's roles and their permissions as the permission matrix says; runs when every plugin has started. */
    'people.panel': {
      ensureRoles(): Promise<void>;
      /** Takes away the API tokens that Strapi makes unasked. */
      removeGivenTokens(): Promise<void>;
      /** Says on the log when nobody can enter the panel, and what to do. */
      warnWithoutAdministrator(): Promise<void>;
      /** Creates an account of the super administrator. Throws Refused for what is wrong with it, or when there is one of this address. */
      createAdministrator(account: AdministratorAccount): Promise<void>;
    };
    'people.demo': { load(): Promise<void> };
  }
}
