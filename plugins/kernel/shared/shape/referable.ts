/** Kind of record that shapes may refer to, with its table and names. Every shape is one. */
export interface Referable {
  /** English, singular: 'supplier'. */
  readonly name: string;
  readonly uid: `${'api' | 'plugin'}::${string}.${string}` | 'admin::user';
  readonly table: string;
  /** Column that names a record for people. */
  readonly nameColumn: string;
  /** Column values that a row must have to be referred to: `{ locale: 'es' }` for a localized type. */
  readonly only?: Readonly<Record<string, string | number>>;
  /** Path of the list in the panel's API that finds records of this kind. */
  readonly path: string;
  /** Key of the name in the answers of that list, where it differs from `nameColumn`. */
  readonly nameKey?: string;
  /** Columns by which people know a record besides its name, such as a product's model; answers of its list carry them. */
  readonly codes?: readonly string[];
}

/** Declares the content type `api::<domain>.<name>`, which has no shape, so that shapes may refer to it. A plugin exports it from its `./shared`. */
export const defineReferable = ({
  domain,
  ...referable
}: Omit<Referable, 'uid'> & { readonly domain: string }): Referable => ({
  ...referable,
  uid: `api::${domain}.${referable.name}`,
});
