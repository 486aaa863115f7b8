/** What pure rules may import of the kernel: no Strapi, no database. */
export * from './money';
export * from './dates';
export * from './text';
