export type Language = 'es' | 'en';

/** What a category holds besides its own fields, as the platform answers it. */
export interface CategoryExtras {
  readonly id: number;
  readonly name: string;
  readonly selected_category_accesories: readonly number[];
  readonly banners: readonly { readonly id: number; readonly language: Language; readonly url: string }[];
}

/** A banner that is kept (it has an id) or that was just chosen (it has a file). */
export interface BannerDraft {
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
  banners: category.banners.map((banner) => ({ ...banner, key: `guardado-${banner.id}`, file: null })),
});

export const isSameExtras = (a: ExtrasDraft, b: ExtrasDraft): boolean =>
  a.accessories.join() === b.accessories.join() &&
  a.banners.map(({ key }) => key).join() === b.banners.map(({ key }) => key).join();

const chosen = ({ banners }: ExtrasDraft) =>
  banners.flatMap(({ file, language, key }) => (file === null ? [] : [{ file, language, key }]));

/** The name of a banner's file in the form, which its refusal names too. */
const fileField = (at: number, language: Language): string =>
  language === 'en' ? `banner_files[${at}][en]` : `banner_files[${at}]`;

/** The form of the documents: which banners stay, the new ones after them, the categories of accessories. */
export function extrasFormOf(draft: ExtrasDraft): FormData {
  const body = new FormData();
  body.set('_method', 'PATCH');
  body.set('selected_category_accesories', JSON.stringify(draft.accessories));
  body.set('banners', JSON.stringify(draft.banners.flatMap(({ id }) => id ?? [])));
  for (const [at, { file, language }] of chosen(draft).entries()) body.set(fileField(at, language), file, file.name);
  return body;
}

/** What was refused, by the key of the banner; the rest stays under its own name. */
export function bannerErrors(
  draft: ExtrasDraft,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    chosen(draft).flatMap(({ key, language }, at) => {
      const error = fields[fileField(at, language)];
      return error === undefined ? [] : [[key, error]];
    }),
  );
}

/** Every field of the form that shows its own error. */
export const bannerFields = (draft: ExtrasDraft): string[] =>
  chosen(draft).map(({ language }, at) => fileField(at, language));
