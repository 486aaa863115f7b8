import type { AudienceKind } from '@mayorista/companies/contract';

/** Refurbished pieces are no business of visitors nor of secondary users (spec storefront 6). */
export const seesRefurbished = (kind: AudienceKind): boolean => kind === 'buyer' || kind === 'staff';
