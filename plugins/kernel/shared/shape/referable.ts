/** A kind of record that shapes may refer to: where it is stored and what it is called. Every shape is one. */
export interface Referable {
  /** English, singular: 'supplier'. */
  readonly name: string;
  readonly uid: `${'api' | 'plugin'}::${string}.${string}`;
  readonly table: string;
  /** The column people know it by. */
  readonly nameColumn: string;
  /** What a row must be to be referred to: of a localized type, `{ locale: 'es' }`. */
  readonly only?: Readonly<Record<string, string | number>>;
  /** The list of the panel's API in which it is found. */
  readonly path: string;
  /** The key of its name in the answers of that list, where it is not the column's. */
  readonly nameKey?: string;
}

/** Declares what shapes may refer to, for records that have no shape: the content type `api::<domain>.<name>`. A plugin exports it from its `./shared`. */
export const defineReferable = ({
  domain,
  ...referable
}: Omit<Referable, 'uid'> & { readonly domain: string }): Referable => ({
  ...referable,
  uid: `api::${domain}.${referable.name}`,
});
