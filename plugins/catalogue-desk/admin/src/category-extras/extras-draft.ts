import type { DataOf } from '@mayorista/config/answers';

/** Parts of a category besides its own fields. */
export type CategoryExtras = Pick<
  DataOf<'GET /categories/{id}'>,
  'id' | 'name' | 'selected_category_accesories' | 'banners'
>;
type StoredBanner = CategoryExtras['banners'][number];
export type Language = StoredBanner['language'];

/** What is said of a banner: its picture in words, and where it leads. */
export type BannerTexts = Readonly<Record<keyof Pick<StoredBanner, 'alt' | 'href'>, string>>;

/** A banner that is kept (it has an id) or that was just chosen (it has a file). */
export interface BannerDraft extends BannerTexts {
  readonly key: string;
  readonly id: number | null;
  readonly language: Language;
  readonly url: string | null;
  readonly file: File | null;
}

export interface ExtrasDraft {
  /** Categories in which accessories of this one are found, in order. */
  readonly accessories: readonly number[];
  readonly banners: readonly BannerDraft[];
}

export const extrasDraftOf = (category: CategoryExtras): ExtrasDraft => ({
  accessories: category.selected_category_accesories,
  banners: category.banners.map((banner) => ({
    ...banner,
    alt: banner.alt ?? '',
    href: banner.href ?? '',
    key: `guardado-${banner.id}`,
    file: null,
  })),
});

export const isSameExtras = (a: ExtrasDraft, b: ExtrasDraft): boolean =>
  a.accessories.join() === b.accessories.join() &&
  JSON.stringify(a.banners.map(saidOf)) === JSON.stringify(b.banners.map(saidOf));

const saidOf = ({ key, alt, href }: BannerDraft) => [key, alt, href];

const chosen = ({ banners }: ExtrasDraft) =>
  banners.flatMap((banner) => (banner.file === null ? [] : [{ ...banner, file: banner.file }]));
const kept = ({ banners }: ExtrasDraft) => banners.flatMap((banner) => (banner.id === null ? [] : [banner]));

/** The name of a banner's file in the form, which its refusal names too. */
const fileField = (at: number, language: Language): string =>
  language === 'en' ? `banner_files[${at}][en]` : `banner_files[${at}]`;

/** The form of the documents: which banners stay, the new ones after them, the categories of accessories. */
export function extrasFormOf(draft: ExtrasDraft): FormData {
  const body = new FormData();
  body.set('_method', 'PATCH');
  body.set('selected_category_accesories', JSON.stringify(draft.accessories));
  body.set('banners', JSON.stringify(kept(draft).map(({ id, alt, href }) => ({ id, alt, href }))));
  body.set('banner_texts', JSON.stringify(chosen(draft).map(({ alt, href }) => ({ alt, href }))));
  for (const [at, { file, language }] of chosen(draft).entries()) body.set(fileField(at, language), file, file.name);
  return body;
}

/** Every field of the form that is about a banner, by its key. */
const fieldsOf = (draft: ExtrasDraft): [string, string[]][] => [
  ...chosen(draft).map(({ key, language }, at): [string, string[]] => [
    key,
    [fileField(at, language), `banner_texts.${at}.alt`, `banner_texts.${at}.href`],
  ]),
  ...kept(draft).map(({ key }, at): [string, string[]] => [key, [`banners.${at}.alt`, `banners.${at}.href`]]),
];

/** What was refused, by the key of the banner; the rest stays under its own name. */
export function bannerErrors(
  draft: ExtrasDraft,
  refused: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fieldsOf(draft).flatMap(([key, fields]) => {
      const errors = fields.flatMap((field) => refused[field] ?? []);
      return errors.length === 0 ? [] : [[key, errors.join('. ')]];
    }),
  );
}

/** Every field of the form that shows its own error. */
export const bannerFields = (draft: ExtrasDraft): string[] => fieldsOf(draft).flatMap(([, fields]) => fields);
