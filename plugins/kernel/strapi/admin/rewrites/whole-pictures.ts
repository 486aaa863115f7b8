import type { Rewriting } from '../rewriting';

const mediaLibrary = '@strapi/upload/dist/admin/future/pages/Assets';

/** The media library shows whole pictures, not what fits a square. */
export const wholePictures: readonly Rewriting[] = [
  {
    module: `${mediaLibrary}/components/AssetsGrid.mjs`,
    from: 'object-fit: cover;',
    to: 'object-fit: contain;',
  },
];
