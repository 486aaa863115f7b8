interface Named {
  readonly id: number;
  readonly name: string;
}

/** What the franchise migration modal shows. */
export interface Migration {
  readonly id: number;
  readonly salesman: {
    readonly full_name: string;
    readonly email: string;
    readonly number: string | null;
    readonly extension: string | null;
  } | null;
  readonly branches: readonly Named[];
  readonly assigned_branch: Named | null;
  readonly banks: readonly (Named & {
    readonly account_number: string | null;
    readonly clabe: string | null;
    readonly currency: string | null;
  })[];
}
