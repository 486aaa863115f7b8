import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';

interface StageRow extends BaseRow {
  readonly name: string;
  readonly code: string;
  readonly is_valid: boolean;
  readonly position: number | null;
}

/** Stages of a product's life; `validStages` leaves out those no longer chosen (spec catalogue 7). */
export const stageResource = defineResource<StageRow>()({
  path: '/stages',
  uid: uids.stage,
  label: 'etapa',
  localized: true,
  search: ['name'],
  filters: ['is_valid', 'code'],
  params: { validStages: () => ({ is_valid: true }) },
  order: { position: 'asc' },
  read: { needs: 'stages.read' },
  serialize: ({ id, name, code, is_valid, position }) => ({ id, name, code, is_valid, position }),
});
