import { pluginId } from './plugin-id';

const root = `/plugins/${pluginId}`;

/** Addresses of the catalogue's pages in the panel. */
export const paths = {
  root,
  tree: `${root}/arbol-de-categorias`,
  datasheets: `${root}/fichas-tecnicas`,
  lists: `${root}/listas-de-valores`,
  storeOrder: `${root}/orden-de-la-tienda`,
  /** What hangs on a product, one part of it. */
  content: (productId: number | string, part: string) => `${root}/productos/${productId}/contenido/${part}`,
} as const;
