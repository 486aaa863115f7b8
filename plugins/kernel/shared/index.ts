/** Parts of the kernel that pure rules may import: no Strapi, no database. */
export * from './money';
export * from './dates';
export * from './text';
export * from './slices';
export * from './words';
