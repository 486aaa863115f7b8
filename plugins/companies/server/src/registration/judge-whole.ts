import type { FieldError } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import type { distributorRegistry, RegistryDocumentType } from '../../../shared';
import { tables } from '../uids';
import { judgeWhole } from './registry.rules';

/** Lists what a registration lacks, by the questionnaire as it is now and the papers that were uploaded. */
export async function judgeWholeIn(row: RowOf<typeof distributorRegistry>, knex: Knex): Promise<FieldError[]> {
  const questions = (await knex(tables.registrationQuestion).where({ status: 1, is_required: true }).select('id')) as {
    id: number;
  }[];
  const documents = (await knex(tables.registryDocument).where({ distributor_registry_id: row.id }).select('type')) as {
    type: RegistryDocumentType;
  }[];
  return judgeWhole(row, {
    questions: questions.map(({ id }) => id),
    documents: documents.map(({ type }) => type),
  });
}
