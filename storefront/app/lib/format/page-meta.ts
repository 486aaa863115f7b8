import type { MetaDescriptor } from '@remix-run/node';

interface PageMeta {
  readonly title: string | undefined;
  /** Pages of a person, forms and errors: search engines leave them out. */
  readonly isPrivate?: boolean;
}

/** Title of a page; the shop's name alone when its data could not be loaded. */
export function pageMeta({ title, isPrivate = false }: PageMeta): MetaDescriptor[] {
  return [{ title: title ?? 'Mayorista' }, ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : [])];
}
