import { defineRecord } from '@mayorista/kernel';
import { incidenceDepartment } from '../../../shared/incidence-department.shape';

/** Serves who attends incidences; people of the store see those in use. */
export const incidenceDepartments = defineRecord(incidenceDepartment, {
  scope: (query, { kind }) => void (kind === 'person' && query.where({ status: 1 })),
});
