import { knexWithin, type Deps } from '@mayorista/kernel';
import type { RoleReader } from '../../../contract';

/** Reads roles, in the open transaction where there is one. */
export const roleReader = ({ strapi }: Deps): RoleReader => ({
  async typesOf(ids) {
    const rows = (await knexWithin(strapi)('up_roles')
      .whereIn('id', [...new Set(ids)])
      .orderBy('id')
      .select('id', 'type')) as { id: number; type: string }[];
    return new Map(rows.map(({ id, type }) => [id, type]));
  },
  idsOf: (knex, types) =>
    knex('up_roles')
      .whereIn('type', [...types])
      .select('id'),
});
