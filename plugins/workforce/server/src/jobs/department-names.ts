import { service, type Core } from '@mayorista/kernel';
import '@mayorista/reference/contract';

interface InDepartment {
  readonly department_id: number | null;
}

/** Reads the names of the departments that rows are in, by id, for rows without one too. */
export const departmentNames = (
  strapi: Core.Strapi,
  rows: readonly InDepartment[],
): Promise<ReadonlyMap<number | null, string>> =>
  service(strapi, 'reference.departments').namesOf(rows.flatMap(({ department_id: id }) => id ?? []));
