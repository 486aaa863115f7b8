import { useAuth } from '@strapi/strapi/admin';

/** A permission of the panel, as Strapi's pages and links ask for it. */
interface Permission {
  readonly action: string;
  readonly subject: string | null;
}

/** Names a permission code of the house as the panel asks for it. */
export const needing = (code: string) => [{ action: `plugin::kernel.${code}`, subject: null }];

/** Tells whether the person holds one of the permissions. The panel shows nothing before it knows them, so the answer is there at once. */
export function useMay(permissions: readonly Permission[]): boolean {
  const held = useAuth('useMay', ({ permissions: all }) => all);
  return permissions.some(({ action, subject }) =>
    held.some((each) => each.action === action && (subject === null || each.subject === subject)),
  );
}
