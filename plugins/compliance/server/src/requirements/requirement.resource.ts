import { z } from 'zod';
import { defineResource, reject, writeRule, type BaseRow, type Json, type Tx } from '@mayorista/kernel';
import { changeOf, flag, optionalText, recordId, text, wholeNumber } from '../input';
import { tables, uids } from '../uids';
import { nomRequirement } from './requirement.answer';

interface RequirementRow extends BaseRow {
  readonly name: string;
  readonly description: string | null;
  readonly document_type: 'certificate' | 'dictum' | 'evidence';
  readonly is_mandatory: boolean;
  readonly position: number;
  readonly nom?: { id: number; code: string } | null;
  readonly responsible?: { id: number; name: string } | null;
}

const requirementInput = z.strictObject({
  name: text(200),
  description: optionalText(5_000),
  nom_id: recordId,
  document_type: z.enum(['certificate', 'dictum', 'evidence'], { error: 'not_an_option' }).default('certificate'),
  is_mandatory: flag.default(true),
  responsible_id: recordId.nullish(),
  position: wholeNumber(0, 10_000).default(0),
});
type RequirementInput = z.output<typeof requirementInput>;

const byRelation = (name: string) => (value: string) => ({
  [name]: { id: /^\d{1,10}$/.test(value) ? Number(value) : -1 },
});

/** What a norm asks of a product, and who sees to it. certificate and dictum are met by a document, evidence by a statement. */
export const requirementResource = defineResource<RequirementRow>()({
  path: '/nom-requirements',
  uid: uids.requirement,
  label: 'requisito NOM',
  search: ['name', 'description'],
  filters: ['document_type', 'is_mandatory'],
  sort: ['position'],
  params: { responsible_id: byRelation('responsible'), nom_id: byRelation('nom') },
  populate: ['nom', 'responsible'],
  related: ['nom'],
  order: { position: 'asc', name: 'asc' },
  read: { needs: 'nom-requirements.read' },
  create: writeRule({
    needs: 'nom-requirements.write',
    schema: requirementInput,
    toRow: rowOf,
    before: ({ tx, input }) => rejectUnknown(tx, input),
  }),
  update: writeRule({
    needs: 'nom-requirements.write',
    schema: changeOf(requirementInput),
    toRow: rowOf,
    before: ({ tx, input }) => rejectUnknown(tx, input),
  }),
  remove: {
    needs: 'nom-requirements.write',
    async before({ tx }, { id }) {
      const attended = (await tx
        .trx(tables.productRequirement)
        .where({ requirement_id: id })
        .whereNot({ state: 'pending' })
        .first('id')) as unknown;
      if (attended !== undefined) reject('requirement_in_use');
    },
  },
  output: nomRequirement,
  serialize: (row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    document_type: row.document_type,
    is_mandatory: row.is_mandatory,
    position: row.position,
    nom_id: row.nom?.id ?? null,
    nom_code: row.nom?.code ?? null,
    responsible_id: row.responsible?.id ?? null,
    responsible_name: row.responsible?.name ?? null,
  }),
});

/** A relation to a row that does not exist would be kept as none without a word. */
async function rejectUnknown({ trx }: Tx, input: Partial<RequirementInput>): Promise<void> {
  if (input.nom_id !== undefined && (await trx(tables.nom).where({ id: input.nom_id }).first('id')) === undefined)
    reject('not_found', 'nom_id');
  if (
    input.responsible_id != null &&
    (await trx(tables.responsible).where({ id: input.responsible_id }).first('id')) === undefined
  )
    reject('not_found', 'responsible_id');
}

function rowOf({ nom_id: nom, responsible_id: responsible, ...rest }: Partial<RequirementInput>): Json {
  return { ...rest, ...(nom === undefined ? {} : { nom }), ...(responsible === undefined ? {} : { responsible }) };
}
