import { useMutation, useRead, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { pluginId } from '../plugin-id';
import {
  bannerErrors,
  extrasDraftOf,
  extrasFormOf,
  isSameExtras,
  type BannerTexts,
  type CategoryExtras,
  type ExtrasDraft,
  type Language,
} from './extras-draft';

const noErrors: Readonly<Record<string, string>> = {};

/** The banners and accessories of a category as they are being edited, saved together. */
export function useExtras(categoryId: number, onSaved: () => void) {
  const { post } = useFetchClient();
  const act = useMutation();
  const path = `/${pluginId}/categories/${categoryId}`;
  const { data, failure } = useRead<CategoryExtras>(path);
  const [draft, setDraft] = useState<ExtrasDraft | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const made = useRef(0);
  useEffect(() => setDraft(data === null ? null : extrasDraftOf(data)), [data]);
  const change = (update: (current: ExtrasDraft) => ExtrasDraft) =>
    setDraft((current) => (current === null ? null : update(current)));

  const addBanner = (language: Language, file: File) => {
    made.current += 1;
    const banner = { key: `nuevo-${made.current}`, id: null, language, url: null, file, alt: '', href: '' };
    change((current) => ({ ...current, banners: [...current.banners, banner] }));
  };
  const save = async (): Promise<Failure | null> => {
    if (draft === null) return null;
    const refused = await act(() => post(path, extrasFormOf(draft)), 'La categoria se ha actualizado');
    setErrors(refused === null ? noErrors : bannerErrors(draft, refused.fields));
    if (refused === null) onSaved();
    return refused;
  };

  return {
    failure,
    draft,
    errors,
    isDirty: data !== null && draft !== null && !isSameExtras(draft, extrasDraftOf(data)),
    addBanner,
    removeBanner: (key: string) =>
      change((current) => ({ ...current, banners: current.banners.filter((banner) => banner.key !== key) })),
    sayOfBanner: (key: string, texts: Partial<BannerTexts>) =>
      change((current) => ({
        ...current,
        banners: current.banners.map((banner) => (banner.key === key ? { ...banner, ...texts } : banner)),
      })),
    setAccessories: (accessories: readonly number[]) => change((current) => ({ ...current, accessories })),
    save,
  };
}
