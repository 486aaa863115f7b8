import type { Core, EventDefinition } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { CardAudience, CardFieldProvider } from '../../../contract';
import { cardView } from './card.view';
import { extensionsOf } from './extensions';
import { readFacts, type FactsOf } from './card-facts';

interface Look {
  readonly locale: string;
  /** Names of the providers whose fields are wanted, where not all are. */
  readonly only?: readonly CardFieldProvider['name'][] | undefined;
  /** The facts known of the rows already; read where it is left out. */
  readonly facts?: FactsOf;
}

/** Cards of rows with what the plugins to the right add for this audience. */
export async function viewsOf(
  strapi: Core.Strapi,
  rows: readonly CardRow[],
  audience: CardAudience,
  { locale, only, facts }: Look,
): Promise<Record<string, unknown>[]> {
  const providers = extensionsOf(strapi).fields.filter(({ name }) => only === undefined || only.includes(name));
  const known = facts ?? (await readFacts(providers, rows));
  const added = await Promise.all(
    providers.map((provider) =>
      provider.fieldsOf(rows, audience.fields[provider.name] ?? null, (id) => known(provider.name, id)),
    ),
  );
  return rows.map((row) => {
    const fields = added.map((each) => each.get(row.id));
    // Any plugin may keep a product from being bought; none may allow what another does not.
    const isKept = fields.some((each) => each?.can_create_sale_orders === false);
    return Object.assign(cardView(row, locale), ...fields, isKept ? { can_create_sale_orders: false } : {}) as Record<
      string,
      unknown
    >;
  });
}

/** What only a product's own page shows, of all plugins. */
export async function pageFieldsOf(strapi: Core.Strapi, row: CardRow, { fields }: CardAudience): Promise<object> {
  const pages = await Promise.all(
    extensionsOf(strapi).fields.map(
      async (provider) => (await provider.pageFieldsOf?.(row, fields[provider.name] ?? null)) ?? {},
    ),
  );
  return Object.assign({}, ...pages) as object;
}

/** Returns the events, beside those that touch the product, after which what only its page shows is another. */
export const pageEventsOf = (strapi: Core.Strapi): readonly EventDefinition[] =>
  extensionsOf(strapi).fields.flatMap(({ pageEvents = [] }) => pageEvents);
