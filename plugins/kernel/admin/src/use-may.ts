import { useAuth } from '@strapi/strapi/admin';

/** Permission of the panel, in the form that Strapi's pages and links take. */
interface Permission {
  readonly action: string;
  readonly subject: string | null;
}

/** Converts a permission code ('background-jobs.read') to the list of permissions that the panel takes. */
export const needing = (code: string) => [{ action: `plugin::kernel.${code}`, subject: null }];

/** Returns whether the person holds at least one of the permissions. The panel loads them before it renders anything, so there is no loading state. */
export function useMay(permissions: readonly Permission[]): boolean {
  const held = useAuth('useMay', ({ permissions: all }) => all);
  return permissions.some(({ action, subject }) =>
    held.some((each) => each.action === action && (subject === null || each.subject === subject)),
  );
}
