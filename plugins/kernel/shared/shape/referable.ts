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

/**
 * Declares the content type `api::<domain>.<name>`, which has no shape, so that shapes may refer to it. A plugin exports it from its
 * `./shared`; one that stands before the owner declares what it refers to itself. The table is the plural's, as a shape's is, unless said.
 */
export const defineReferable = ({
  domain,
  plural,
  ...referable
}: Omit<Referable, 'uid' | 'table'> & {
  readonly domain: string;
  readonly plural?: string;
  readonly table?: string;
}): Referable => ({
  table: (plural ?? `${referable.name}s`).replaceAll('-', '_'),
  ...referable,
  uid: `api::${domain}.${referable.name}`,
});
