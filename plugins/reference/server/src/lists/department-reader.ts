import { knexWithin, type Deps } from '@mayorista/kernel';
import type { DepartmentReader } from '../../../contract';
import { tables } from '../uids';

/** Reads departments, in the open transaction where there is one. */
export const departmentReader = ({ strapi }: Deps): DepartmentReader => ({
  async namesOf(ids) {
    const rows = (await knexWithin(strapi)(tables.department)
      .whereIn('id', [...new Set(ids)])
      .select('id', 'name')) as { id: number; name: string }[];
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
});
