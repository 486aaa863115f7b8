import type { Core } from '@strapi/strapi';
import { z, type ZodType } from 'zod';
import type { FieldMap, Referable, ReferenceAnswer, Shape } from '../../../../shared/shape';
import { slicesOf } from '../../../../shared/slices';
import { fold } from '../../../../shared/text';
import { referenceOutput } from '../../outputs/parts';
import { foldedColumn } from '../../resources/folded-column';
import { getKnex } from '../../transactions/in-transaction';

const mostTexts = 5_000;
const atOnce = 500;
/** Records that share a text are shown to be several; more of them say nothing more. */
const mostMatches = 2;

/** Texts to look up, by the name of their field: those the fields of one group of lines. */
export interface MatchInput {
  readonly group: string;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The answer of a lookup: by field and text the records that it may mean. */
export const matchOutput = z
  .record(z.string(), z.record(z.string(), z.array(referenceOutput)))
  .meta({ examples: [{ product: { 'VK-1': [{ id: 7, name: 'Cámara IP VK-1' }] } }] });

type Matches = Record<string, Record<string, ReferenceAnswer[]>>;

const references = (fields: FieldMap): [name: string, to: Referable][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Referable][] =>
    field.kind === 'reference' ? [[name, field.settings.to]] : [],
  );

/** Builds the schema of a lookup; null for a shape without references in its lines. */
export function matchSchema({ lines }: Shape): ZodType<MatchInput> | null {
  const groups = Object.entries(lines).filter(([, { fields }]) => references(fields).length > 0);
  if (groups.length === 0) return null;
  const text = z.string().trim().min(1).max(255);
  return z.strictObject({
    group: z.enum(groups.map(([group]) => group)),
    texts: z.record(z.string().max(80), z.array(text).max(mostTexts)),
  });
}

/** Finds the records whose name or code is a text, accents and case aside: several where they share it. One query for 500 texts of a field. */
export async function matchReferences(
  strapi: Core.Strapi,
  { lines }: Shape,
  { group, texts }: MatchInput,
): Promise<Matches> {
  const matches: Matches = {};
  for (const [name, to] of references(lines[group]?.fields ?? {})) {
    const asked = texts[name];
    if (asked !== undefined && asked.length > 0) matches[name] = await matchesOf(strapi, to, asked);
  }
  return matches;
}

async function matchesOf(
  strapi: Core.Strapi,
  to: Referable,
  texts: readonly string[],
): Promise<Record<string, ReferenceAnswer[]>> {
  const found = new Map<string, ReferenceAnswer[]>();
  // As it is written first, which an index finds; the rest is compared with every row.
  await findMatches(strapi, to, { texts: [...new Set(texts)], column: '??', found });
  const others = [...new Set(texts.map(fold))].filter((text) => !found.has(text));
  await findMatches(strapi, to, { texts: others, column: foldedColumn(strapi), found });
  return Object.fromEntries(texts.map((text) => [text, found.get(fold(text)) ?? []]));
}

interface Search {
  readonly texts: readonly string[];
  /** SQL of the compared column, `??` standing for its name. */
  readonly column: string;
  readonly found: Map<string, ReferenceAnswer[]>;
}

async function findMatches(
  strapi: Core.Strapi,
  { table, nameColumn, codes = [], only = {} }: Referable,
  { texts, column, found }: Search,
): Promise<void> {
  const known = [...new Set([nameColumn, ...codes])];
  for (const some of slicesOf(texts, atOnce)) {
    for (const name of known) {
      const rows = (await getKnex(strapi)(table)
        .where(only)
        .whereRaw(`${column} in (${some.map(() => '?').join(', ')})`, [name, ...some])
        .orderBy('id')
        .select('id', { name: nameColumn, text: name })) as { id: number; name: string; text: string }[];
      for (const { id, name: shown, text } of rows) addMatch(found, fold(text), { id, name: shown });
    }
  }
}

function addMatch(found: Map<string, ReferenceAnswer[]>, key: string, match: ReferenceAnswer): void {
  const known = found.get(key) ?? [];
  if (known.length < mostMatches && !known.some(({ id }) => id === match.id)) found.set(key, [...known, match]);
}
