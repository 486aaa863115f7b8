import { z } from 'zod';
import {
  defineResource,
  otherLocales,
  rejectUnknown,
  writeRule,
  type BaseRow,
  type Json,
  type Reference,
  type Tx,
} from '@mayorista/kernel';
import { brands, categories } from '@mayorista/catalogue/shared';
import { instant, optionalText, text } from '../input';
import { tables, uids } from '../uids';
import { blockList, componentFrom, referencesOf } from './landing.blocks';
import { landingTexts } from './landing.answer';

interface LandingRow extends BaseRow {
  readonly name: string;
  readonly slug: string;
  readonly title: string | null;
  readonly title_translations?: Json;
  readonly description_translations?: Json;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly updatedAt: string;
}

const landingInput = z.strictObject({
  name: text(120),
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug_invalid'),
  title_translations: z.strictObject({ es: text(120), en: optionalText(120) }),
  description_translations: z.strictObject({ es: optionalText(200), en: optionalText(200) }).optional(),
  blocks_translations: z.strictObject({ es: blockList, en: blockList.optional() }).optional(),
  starts_at: instant.nullish(),
  ends_at: instant.nullish(),
});
type LandingInput = Partial<z.output<typeof landingInput>>;

/** Landings as drafts, which is what staff write; what visitors see is published by its own call (design 3). */
export const landingResource = defineResource<LandingRow>()({
  path: '/landings',
  uid: uids.landing,
  label: 'landing',
  localized: true,
  search: ['name', 'slug', 'title'],
  filters: ['name', 'slug', 'starts_at', 'ends_at'],
  order: { name: 'asc' },
  list: false,
  show: false,
  create: writeRule({
    needs: 'landings.write',
    schema: landingInput,
    toRow: rowOf,
    before: ({ tx, input }) => refuseMissing(tx, input),
  }),
  update: writeRule({
    needs: 'landings.write',
    schema: landingInput.partial(),
    toRow: rowOf,
    before: ({ tx, input }) => refuseMissing(tx, input),
  }),
  remove: { needs: 'landings.write' },
  output: landingTexts,
  serialize: (row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    title: row.title,
    title_translations: row.title_translations,
    description_translations: row.description_translations,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    updated_at: row.updatedAt,
  }),
});

/** Only what was sent is written, in each language it was sent in. */
function rowOf(input: LandingInput): Json {
  const {
    title_translations: title,
    description_translations: description,
    blocks_translations: blocks,
    ...columns
  } = input;
  const english = {
    ...(title?.en == null ? {} : { title: title.en }),
    ...(description?.en === undefined ? {} : { description: description.en }),
    ...(blocks?.en === undefined ? {} : { blocks: blocks.en.map(componentFrom) }),
  };
  return {
    ...columns,
    ...(title === undefined ? {} : { title: title.es }),
    ...(description?.es === undefined ? {} : { description: description.es }),
    ...(blocks === undefined ? {} : { blocks: blocks.es.map(componentFrom) }),
    ...(Object.keys(english).length === 0 ? {} : { [otherLocales]: { en: english } }),
  };
}

/** Tables that a block's references point to: the media library is nobody's, the others are the catalogue's. */
const places = { file: { table: tables.file }, category: { to: categories }, brand: { to: brands } } as const;

function refuseMissing(tx: Tx, { blocks_translations: blocks }: LandingInput): Promise<void> {
  const references: Reference[] = [
    ...referencesOf(blocks?.es ?? [], 'blocks_translations.es'),
    ...referencesOf(blocks?.en ?? [], 'blocks_translations.en'),
  ].map(({ to, field, id }) => ({ field, id, ...places[to] }));
  return rejectUnknown(tx, references);
}
