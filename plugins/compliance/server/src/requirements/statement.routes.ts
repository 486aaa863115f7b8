import { z } from 'zod';
import {
  defineRoute,
  insertRow,
  inTransaction,
  now,
  fetchPageBy,
  recordAudit,
  reject,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { day, optionalText, recordId } from '../input';
import { announceProducts } from '../lights/announce';
import { readFacts } from '../lights/facts.store';
import type { RequirementFacts } from '../lights/light.rules';
import {
  requirementRows,
  requirementRowView,
  requirementsMatching,
  reportQuery,
  type RequirementReportRow,
} from '../reports/requirement-report.store';
import { tables } from '../uids';
import { nomProductRequirementOutput, nomProductRequirementListOutput } from './statement.answer';

const statement = z.strictObject({
  product_id: recordId,
  requirement_id: recordId,
  state: z.enum(['pending', 'fulfilled', 'not_applicable'], { error: 'not_an_option' }),
  due_on: day.nullish(),
  notes: optionalText(1_000),
});
type StatementInput = z.output<typeof statement>;

/** What people state of a product's requirements, and how each requirement stands (spec catalogue 7). */
export const statementRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-product-requirements',
    noun: 'nom-product-requirements',
    action: 'find',
    needs: 'nom-products.read',
    summary: 'Requisitos NOM de los productos',
    query: reportQuery,
    output: nomProductRequirementListOutput,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<RequirementReportRow>(
        () => requirementsMatching(strapi, query),
        query,
        (found) => requirementRows(found).orderBy('q.id'),
      );
      return { data: rows.map(requirementRowView), total, meta };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/nom-product-requirements',
    noun: 'nom-product-requirements',
    action: 'create',
    needs: 'nom-products.write',
    summary: 'Declarar cómo está un requisito NOM de un producto',
    status: 201,
    input: statement,
    output: nomProductRequirementOutput,
    async handle({ strapi, actor, input }) {
      const id = await inTransaction(strapi, (tx) => stateRequirement(tx, actor, input));
      const [row] = (await requirementRows(
        requirementsMatching(strapi, reportQuery.parse({})).where('q.id', id),
      )) as RequirementReportRow[];
      return { data: row === undefined ? null : requirementRowView(row), meta: {} };
    },
  }),
];

interface StatementRow {
  readonly id: number;
  readonly state: string;
  readonly notes: string | null;
}

async function stateRequirement(tx: Tx, actor: Actor, input: StatementInput): Promise<number> {
  const { product_id, requirement_id, state } = input;
  const notes = input.notes ?? null;
  const requirement = await requirementOf(tx, product_id, requirement_id);
  refuseEmptyWords(requirement, state, notes);
  const columns = { state, notes, due_on: input.due_on ?? null, stated_by: actor.name, stated_at: now() };
  const current = (await tx.trx(tables.productRequirement).where({ product_id, requirement_id }).first()) as
    StatementRow | undefined;
  const id =
    current?.id ??
    (await insertRow(tx, tables.productRequirement, {
      product_id,
      requirement_id,
      result: 'missing',
      is_applicable: true,
      ...columns,
    }));
  if (current !== undefined)
    await tx
      .trx(tables.productRequirement)
      .where({ id })
      .update({ ...columns, updated_at: now() });
  const before =
    current === undefined ? null : { requirement: requirement.name, state: current.state, notes: current.notes };
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: product_id,
    action: 'requirement_stated',
    before,
    after: { requirement: requirement.name, state, notes },
  });
  await announceProducts(tx, [product_id]);
  return id;
}

/** The requirement, when a norm of the product asks for it. */
async function requirementOf(tx: Tx, productId: number, requirementId: number): Promise<RequirementFacts> {
  const facts = (await readFacts(tx.strapi, tx.trx, [productId])).get(productId);
  if (facts === undefined) return reject('product_unknown', 'product_id');
  return (
    facts.noms.flatMap((nom) => nom.requirements).find(({ id }) => id === requirementId) ??
    reject('requirement_not_applicable_here', 'requirement_id')
  );
}

/** A certificate or dictum is never a matter of saying so; what does not apply needs its reason. */
function refuseEmptyWords(requirement: RequirementFacts, state: StatementInput['state'], notes: string | null): void {
  if (state === 'fulfilled' && requirement.documentType !== 'evidence') reject('statement_needs_document', 'state');
  if (state === 'not_applicable' && notes === null) reject('reason_required', 'notes');
}
