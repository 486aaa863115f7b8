/** Everything of a company, as `GET /company-overviews/:id` answers it. */
export interface Overview {
  readonly id: number;
  readonly company: {
    readonly business_name: string;
    readonly tradename: string | null;
    readonly rfc: string | null;
    readonly company_level: number;
    readonly salesman_name: string | null;
    readonly status: number;
    readonly credit_blocked: boolean;
    readonly anniversary_date: string | null;
    /** 0 to 5, by the purchases of a year. */
    readonly rating_by_frequency: number;
    readonly rating_by_volume: number;
    readonly accumulated_discount: string;
    readonly emails: readonly { readonly id: number; readonly email: string }[];
    readonly telephones: readonly { readonly id: number; readonly number: string }[];
    readonly delivery_addresses: readonly {
      readonly id: number;
      readonly street: string | null;
      readonly exterior_number: string | null;
      readonly colony: string | null;
      readonly zip_code: string | null;
    }[];
  };
  readonly people: readonly {
    readonly id: number;
    readonly name: string | null;
    readonly paternal_surname: string | null;
    readonly email: string;
    readonly blocked: boolean | number | null;
  }[];
  readonly documents: readonly {
    readonly id: number;
    readonly type_label: string;
    readonly status: 'pending' | 'authorized' | 'rejected';
    readonly expires_on: string | null;
  }[];
  readonly changes: readonly {
    readonly id: number;
    readonly business_name: string;
    readonly asked_by: string | null;
  }[];
  readonly registry_id: number | null;
  readonly parts: readonly {
    readonly key: string;
    readonly label: string;
    readonly total: number;
    readonly rows: readonly { readonly id: number; readonly text: string; readonly at: string | null }[];
  }[];
}
