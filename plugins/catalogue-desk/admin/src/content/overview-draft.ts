import type { ItemOf } from '@mayorista/config/answers';

export type Overview = ItemOf<'GET /product-overviews'>;
type Media = Overview['media'][number];
export type Language = Media['language'];
export const languages = ['es', 'en'] as const satisfies readonly Language[];
export type View = Media['image_view_type'];
export const views = ['web', 'mobile'] as const satisfies readonly View[];
export type Align = Overview['image_align'];
type Texts = Overview['title_translations'];

export interface Picture {
  /** Where the stored one is; null for one that was just chosen. */
  readonly url: string | null;
  readonly file: File | null;
  readonly alt: string;
  readonly href: string;
}
export type PictureKey = `${Language}-${View}`;

/** An overview as it is being written. */
export interface OverviewDraft {
  /** Names it on the page, before it has an id too. */
  readonly key: string;
  readonly id: number | null;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly align: Align;
  readonly pictures: Readonly<Partial<Record<PictureKey, Picture>>>;
}

/** What is wrong with an overview, by the name of its part: 'title-es', 'es-web', 'es-web-href'; '' concerns the whole. */
export type OverviewErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const pictureKeys = languages.flatMap((language) => views.map((view): PictureKey => `${language}-${view}`));

const written = ({ es, en }: Texts) => ({ es: es ?? '', en: en ?? '' });

export const draftOf = (overview: Overview): OverviewDraft => ({
  key: String(overview.id),
  id: overview.id,
  title: written(overview.title_translations),
  description: written(overview.description_translations),
  align: overview.image_align,
  pictures: Object.fromEntries(
    overview.media.map(({ language, image_view_type: view, url, alt, href }) => [
      `${language}-${view}`,
      { url, file: null, alt: alt ?? '', href: href ?? '' },
    ]),
  ),
});

/** A new one: centred, as the platform takes it when nothing is said. */
export const emptyOverview = (key: string): OverviewDraft => ({
  key,
  id: null,
  title: { es: '', en: '' },
  description: { es: '', en: '' },
  align: 'center',
  pictures: {},
});

/** Its title as people know it, or the place it has. */
export const nameOf = ({ title }: OverviewDraft, at: number): string =>
  title.es.trim() === '' ? `Resumen ${at + 1}` : title.es.trim();

/** The same overview with a picture, another one, or none. */
export function withPicture(draft: OverviewDraft, key: PictureKey, picture: Picture | null): OverviewDraft {
  const { [key]: _gone, ...others } = draft.pictures;
  return { ...draft, pictures: picture === null ? others : { ...others, [key]: picture } };
}

/** The pictures of an overview in the order in which they are sent. */
const picturesOf = ({ pictures }: OverviewDraft) =>
  pictureKeys.flatMap((key) => {
    const [language, view] = key.split('-') as [Language, View];
    const picture = pictures[key];
    return picture === undefined ? [] : [{ key, language, view, picture }];
  });

const fileField = (at: number, language: Language, view: View): string =>
  `overview_${view === 'mobile' ? 'mobile_' : ''}files[${at}][${language}]`;

/** All overviews of a product as the platform takes them: multipart, the new files beside the data (spec catalogue 7). */
export function formOf(productId: number, drafts: readonly OverviewDraft[]): FormData {
  const body = new FormData();
  const productOverviews = drafts.map((draft) => ({
    ...(draft.id === null ? {} : { id: draft.id }),
    title_translations: draft.title,
    description_translations: draft.description,
    image_align: draft.align,
    media: picturesOf(draft).map(({ language, view, picture: { alt, href } }) => ({
      language,
      image_view_type: view,
      alt,
      href,
    })),
  }));
  body.set('data', JSON.stringify({ product_id: productId, productOverviews }));
  for (const [at, draft] of drafts.entries())
    for (const { language, view, picture } of picturesOf(draft))
      if (picture.file !== null) body.set(fileField(at, language, view), picture.file, picture.file.name);
  return body;
}

/** Whether two states of the page would be saved alike. */
export const isSame = (a: readonly OverviewDraft[], b: readonly OverviewDraft[]): boolean =>
  a.length === b.length &&
  !a.some((draft) => picturesOf(draft).some(({ picture }) => picture.file !== null)) &&
  told(a) === told(b);

const told = (drafts: readonly OverviewDraft[]): string =>
  JSON.stringify(drafts.map((draft) => [draft.id, draft.title, draft.description, draft.align, picturesOf(draft)]));

/** What the platform refused, at the overview and the part it concerns; what concerns none of them is left out. */
export function errorsOf(drafts: readonly OverviewDraft[], fields: Readonly<Record<string, string>>): OverviewErrors {
  const errors: Record<string, Record<string, string>> = {};
  for (const [field, text] of Object.entries(fields)) {
    const place = placeOf(drafts, field);
    if (place !== null) errors[place.draft.key] = { ...errors[place.draft.key], [place.part]: text };
  }
  return errors;
}

function placeOf(drafts: readonly OverviewDraft[], field: string): { draft: OverviewDraft; part: string } | null {
  const [, mobile, fileAt, language] = /overview_(mobile_)?files\[(\d+)\]\[(es|en)\]$/.exec(field) ?? [];
  const [, at = fileAt, rest = ''] = /^productOverviews\.(\d+)(?:\.(.*))?$/.exec(field) ?? [];
  const draft = at === undefined ? undefined : drafts[Number(at)];
  if (draft === undefined) return null;
  if (language !== undefined) return { draft, part: `${language}-${mobile === undefined ? 'web' : 'mobile'}` };
  return { draft, part: partOf(draft, rest) };
}

function partOf(draft: OverviewDraft, rest: string): string {
  const [, text, language] = /^(title|description)_translations\.(es|en)$/.exec(rest) ?? [];
  if (text !== undefined) return `${text}-${language}`;
  const [, index, name] = /^media\.(\d+)\.(alt|href)$/.exec(rest) ?? [];
  const key = index === undefined ? undefined : picturesOf(draft)[Number(index)]?.key;
  return key === undefined ? '' : `${key}-${name}`;
}
