import { countOldest, today, type Waiting } from '@mayorista/kernel';
import { tables } from '../uids';

/** The papers that wait for compliance: to be reviewed, and to be renewed before they end. */
export const waitingPapers: readonly Waiting[] = [
  {
    key: 'nom-documents.in_review',
    label: ['documento NOM por revisar', 'documentos NOM por revisar'],
    needs: 'nom-documents.review',
    to: '/plugins/compliance/tablero/documentos',
    lateAfterHours: 72,
    types: ['nom-documents'],
    count: ({ knex }) => countOldest(knex(tables.document).where({ status: 'in_review' }), 'updated_at'),
  },
  {
    key: 'nom-tasks.open',
    label: ['renovación NOM pendiente', 'renovaciones NOM pendientes'],
    needs: 'nom-tasks.write',
    to: '/plugins/compliance/tablero/pendientes',
    lateAfterHours: 0,
    types: ['nom-tasks', 'nom-documents'],
    // Late is what ended already; what ends later is in time.
    count: async ({ knex }) => {
      const { count, oldest } = await countOldest(knex(tables.task).where({ state: 'open' }), 'due_on');
      return { count, oldest: oldest !== null && String(oldest) < today() ? oldest : null };
    },
  },
];
