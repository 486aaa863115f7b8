import { z, type ZodObject, type ZodType } from 'zod';
import type { UserSection } from '../../../contract';

const members: Record<string, ZodType> = {};

/** Defines a part of a user that another domain keeps; what it answers is declared with the answers of users. */
export function defineUserSection(section: UserSection): UserSection {
  for (const [key, schema] of Object.entries(section.output)) {
    if (key in members) throw new Error(`Two sections of users answer "${key}"`);
    members[key] = schema.optional();
  }
  return section;
}

/** Adds to an answer what the sections of other domains say of the person; they are defined after it, so they are looked up late. */
export const withUserSections = (own: ZodObject, meta: { readonly id: string; readonly description?: string }) =>
  z.lazy(() => own.extend(members).meta(meta));
