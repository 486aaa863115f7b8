import { FIRST_OVERVIEW_ORDER, locales } from '@mayorista/config';
import {
  assertVersion,
  insertRow,
  now,
  throwIfAny,
  service,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { overviewViews } from '@mayorista/catalogue/answers';
import { tables } from '../tables';
import type { MediaInput, OverviewInput, OverviewsInput, ViewType } from './overview.schema';
import { newestOf, readOverviews, type MediaRow, type OverviewRow } from './overview.store';

/** The form field of an overview's picture (spec catalogue 7). */
const pictureField = (index: number, language: string, type: ViewType): string =>
  `overview_${type === 'mobile' ? 'mobile_' : ''}files[${index}][${language}]`;

/** Errors of overviews have keys with productOverview or overview_files (spec catalogue 5). */
export const errorField = (field: string): string =>
  field.startsWith('overview_mobile_files') ? `productOverviews.${field}` : field;

interface Picture {
  readonly language: string;
  readonly image_view_type: ViewType;
  readonly file_id: number;
  readonly alt: string | null;
  readonly href: string | null;
}

/**
 * Makes a product's overviews those sent, numbered by their place from 1; pictures not sent again stay. Returns the ids of
 * files that no overview shows any more. Throws ValidationError with every reason, or ConflictError.
 */
export async function saveOverviews(
  tx: Tx,
  actor: Actor,
  input: OverviewsInput,
  given: { readonly files: ReadonlyMap<string, number>; readonly expected: string | null },
): Promise<number[]> {
  const { product_id: productId, productOverviews: wanted } = input;
  await service(tx.strapi, 'catalogue.products').refuseUnknown(tx, [{ id: productId, field: 'product_id' }]);
  const current = await readOverviews(tx.trx, productId);
  assertVersion(newestOf(current), given.expected, { overviews: current.length });
  const known = new Map(current.map((row) => [row.id, row]));
  const pictures = wanted.map((overview, index) =>
    picturesOf(overview, index, known.get(overview.id ?? 0), given.files),
  );
  throwIfAny([
    ...unknownFiles(given.files, wanted.length),
    ...wanted.flatMap((overview, index) => refusalsOf(overview, index, known, pictures[index] ?? [])),
  ]);
  await tx
    .trx(tables.overview)
    .where({ product_id: productId })
    .whereNotIn(
      'id',
      wanted.flatMap(({ id }) => id ?? []),
    )
    .delete();
  for (const [index, overview] of wanted.entries())
    await writeOverview(tx, productId, overview, {
      order: index + FIRST_OVERVIEW_ORDER,
      pictures: pictures[index] ?? [],
    });
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, productId, {
    action: 'overviews_changed',
    before: titles(current),
    after: titles(await readOverviews(tx.trx, productId)),
  });
  const kept = new Set(pictures.flat().map(({ file_id: id }) => id));
  return [...new Set(current.flatMap(({ media }) => media.map(({ file_id: id }) => id)))].filter((id) => !kept.has(id));
}

const titles = (rows: readonly OverviewRow[]) => ({
  overviews: rows.map(({ position, title }) => `${position}. ${title ?? ''}`).join('; '),
});

function unknownFiles(files: ReadonlyMap<string, number>, count: number): FieldError[] {
  const fields = new Set(
    Array.from({ length: count }).flatMap((_none, index) =>
      locales.flatMap((language) => overviewViews.map((type) => pictureField(index, language, type))),
    ),
  );
  return [...files.keys()]
    .filter((field) => !fields.has(field))
    .map((field) => ({ code: 'unknown_field', field: errorField(field) }));
}

/** The pictures an overview will have: the new file, else the one it has unless the list that was sent leaves it out. */
function picturesOf(
  overview: OverviewInput,
  index: number,
  current: OverviewRow | undefined,
  files: ReadonlyMap<string, number>,
): Picture[] {
  return locales.flatMap((language) =>
    overviewViews.flatMap((type) => {
      const said = overview.media?.find((each) => each.language === language && each.image_view_type === type);
      const had = current?.media.find((each) => each.language === language && each.image_view_type === type);
      const isKept = overview.media === undefined || said !== undefined;
      const fileId = files.get(pictureField(index, language, type)) ?? (isKept ? had?.file_id : undefined);
      return fileId === undefined ? [] : [{ language, image_view_type: type, file_id: fileId, ...textsOf(said, had) }];
    }),
  );
}

const textsOf = (said: MediaInput | undefined, had: MediaRow | undefined) => ({
  alt: said?.alt === undefined ? (had?.alt ?? null) : said.alt,
  href: said?.href === undefined ? (had?.href ?? null) : said.href,
});

function refusalsOf(
  overview: OverviewInput,
  index: number,
  known: ReadonlyMap<number, OverviewRow>,
  pictures: readonly Picture[],
): FieldError[] {
  const hasText =
    [overview.title_translations?.es, overview.description_translations?.es].some((text) => text != null) ||
    known.has(overview.id ?? 0);
  const has = (type: ViewType) => pictures.some((each) => each.image_view_type === type && each.language === 'es');
  const missing = overview.image_align === 'center' ? overviewViews.filter((type) => !has(type)) : [];
  return [
    ...(overview.id != null && !known.has(overview.id)
      ? [{ code: 'not_found', field: `productOverviews.${index}.id` }]
      : []),
    ...(!hasText && pictures.length === 0 ? [{ code: 'overview_empty', field: `productOverviews.${index}` }] : []),
    ...missing.map((type) => ({
      code: 'overview_picture_missing',
      field: errorField(pictureField(index, 'es', type)),
    })),
  ];
}

async function writeOverview(
  tx: Tx,
  productId: number,
  overview: OverviewInput,
  { order, pictures }: { readonly order: number; readonly pictures: readonly Picture[] },
): Promise<void> {
  const { title_translations: title, description_translations: description } = overview;
  const columns = {
    ...(title === undefined ? {} : { title: title.es ?? null, title_en: title.en ?? null }),
    ...(description === undefined
      ? {}
      : { description: description.es ?? null, description_en: description.en ?? null }),
    image_align: overview.image_align,
    position: order,
  };
  const id = overview.id ?? (await insertRow(tx, tables.overview, { ...columns, product_id: productId }));
  if (overview.id != null)
    await tx
      .trx(tables.overview)
      .where({ id })
      .update({ ...columns, updated_at: now() });
  await tx.trx(tables.overviewMedia).where({ product_overview_id: id }).delete();
  for (const picture of pictures) await insertRow(tx, tables.overviewMedia, { ...picture, product_overview_id: id });
}
