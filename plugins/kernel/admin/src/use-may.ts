import { useRBAC } from '@strapi/strapi/admin';

type Permissions = Parameters<typeof useRBAC>[0];

/** A permission code of the house as the panel asks for it; keep the answer: hooks compare it by identity. */
export const needing = (code: string) => [{ action: `plugin::kernel.${code}`, subject: null }];

/** Whether the person holds a permission; false while that is being asked. */
export function useMay(permissions: Permissions): boolean {
  return Object.values(useRBAC(permissions).allowedActions).includes(true);
}
