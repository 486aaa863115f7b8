import type { Core, EventDefinition } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { CardAudience, CardFieldProvider, CardFields, FieldMaker } from '../../../contract';
import { cardView } from './card.view';
import { extensionsOf } from './extensions';
import { readFacts } from './card-facts';

interface Look {
  readonly locale: string;
  /** Names of the providers whose fields are wanted, where not all are. */
  readonly only?: readonly CardFieldProvider['name'][] | undefined;
}

/** Cards of rows with what the plugins to the right add for this audience. */
export async function viewsOf(
  strapi: Core.Strapi,
  rows: readonly CardRow[],
  audience: CardAudience,
  { locale, only }: Look,
): Promise<CardFields[]> {
  const providers = extensionsOf(strapi).fields.filter(({ name }) => only === undefined || only.includes(name));
  const factsOf = await readFacts(providers, rows);
  const makers = await makersFor(providers, audience);
  return rows.map((row) => {
    const facts = factsOf(row.id);
    return joined(
      cardView(row, locale),
      makers.map((make, at) => make?.(row, facts[at]) ?? null),
    );
  });
}

/** The makers of the fields of each provider for an audience; null of those that show it nothing. */
export const makersFor = (
  providers: readonly CardFieldProvider[],
  { fields }: CardAudience,
): Promise<(FieldMaker | null)[]> =>
  Promise.all(providers.map((provider) => provider.fieldsFor(fields[provider.name] ?? null)));

/** A card with the fields that providers add. Any plugin may keep a product from being bought; none may allow what another does not. */
export function joined(view: CardFields, added: readonly (CardFields | null)[]): CardFields {
  const isKept = added.some((each) => each?.can_create_sale_orders === false);
  return Object.assign({}, view, ...added, isKept ? { can_create_sale_orders: false } : {}) as CardFields;
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
