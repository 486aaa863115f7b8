import type { Actor } from '@mayorista/kernel';

/** Refurbished pieces are no business of visitors nor of secondary users (spec storefront 6). */
export const seesRefurbished = ({ kind, roles }: Pick<Actor, 'kind' | 'roles'>): boolean =>
  kind !== 'public' && !roles.includes('secondary_user');
