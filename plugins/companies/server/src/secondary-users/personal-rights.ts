import { knexWithin, registerPersonalRights, type Core } from '@mayorista/kernel';
import { codesAllowed, defaultMay } from './may.rules';
import { findMay } from './secondary-user.store';

/** Has the rights of secondary users follow what their company allows each of them. */
export const limitSecondaryUsers = (strapi: Core.Strapi): void =>
  registerPersonalRights(strapi, async ({ id, roles }, codes) =>
    roles.includes('secondary_user')
      ? codesAllowed(codes, (await findMay(knexWithin(strapi), id)) ?? defaultMay)
      : codes,
  );
