import { defineRecord } from '@mayorista/kernel';
import { incidenceType } from '../../../shared/incidence-type.shape';

/** Serves what incidences may be about; people of the store see those in use. */
export const incidenceTypes = defineRecord(incidenceType, {
  scope: (query, { kind }) => void (kind === 'person' && query.where({ status: 1 })),
});
