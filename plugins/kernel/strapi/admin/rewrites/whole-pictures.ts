// What: The media library shows whole pictures.
// Why: Strapi fills a square and cuts off what does not fit.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const mediaLibrary = '@strapi/upload/dist/admin/future/pages/Assets';

export const wholePictures: readonly Rewriting[] = [
  {
    module: `${mediaLibrary}/components/AssetsGrid.mjs`,
    from: 'object-fit: cover;',
    to: 'object-fit: contain;',
  },
];
