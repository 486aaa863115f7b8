import { parseInput, type Json } from '@mayorista/kernel';
import { z } from 'zod';
import { optionalLink, optionalText, recordId } from '../input';

const texts = { alt: optionalText(255), href: optionalLink };
const keptBanners = z
  .array(z.union([recordId.transform((id) => ({ id })), z.object({ id: recordId, ...texts })]))
  .max(50);
const newTexts = z.array(z.object(texts)).max(50);

export type KeptBanner = z.output<typeof keptBanners>[number];
export type BannerTexts = z.output<typeof newTexts>[number];

export interface BannersInput {
  /** Those that stay, with what is said of them where it is said; undefined keeps all as they are. */
  readonly kept: readonly KeptBanner[] | undefined;
  /** What is said of the file `banner_files[i]`, by `i`. */
  readonly texts: readonly BannerTexts[];
  readonly rest: Json;
}

/** The banners of a category's form: `banners` (ids, or the banners themselves) and `banner_texts` of the new ones. */
export function bannersInput({ banners, banner_texts: texts, ...rest }: Json): BannersInput {
  return {
    kept: banners === undefined ? undefined : parseInput(keptBanners, banners ?? [], 'banners'),
    texts: parseInput(newTexts, texts ?? [], 'banner_texts'),
    rest,
  };
}

/** What a file's field says of its banner: `banner_files[0]`, `banner_files[1][en]`. Null: it is no banner's. */
export function bannerPlace(field: string): { readonly at: number; readonly language: 'es' | 'en' } | null {
  const [, at, language] = /^banner_files(?:\[(\d+)\])?(?:\[(es|en)\])?$/.exec(field) ?? [];
  if (!field.startsWith('banner_files')) return null;
  return { at: Number(at ?? 0), language: language === 'en' ? 'en' : 'es' };
}
