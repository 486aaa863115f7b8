import type { Resource } from './resources/resource.types';

/** The kernel's plain nouns. */
export const resources: readonly Resource[] = [];
