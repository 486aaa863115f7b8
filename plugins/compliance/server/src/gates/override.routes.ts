import { z } from 'zod';
import {
  defineRoute,
  forUpdate,
  insertRow,
  inTransaction,
  getKnex,
  NotFoundError,
  now,
  fetchPageBy,
  recordAudit,
  reject,
  today,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { day, flag, idOf, paging, recordId, text } from '../input';
import { announceProducts } from '../lights/announce';
import { lightView, verdictsOf } from '../lights/light.service';
import { tables } from '../uids';
import { gateLabels, gates, opens } from './gate.rules';
import { overrideOf, type OverrideRow } from './override.store';
import { nomGateOverrideOutput, nomGateOverrideListOutput } from './override.answer';

const gate = z.enum(gates, { error: 'not_an_option' });
const grant = z.strictObject({ product_id: recordId, gate, reason: text(1_000), expires_on: day.nullish() });
type Grant = z.output<typeof grant>;

/** Overrides of NOM gates: granted with a reason by whoever holds `nom-gates.override`, audited, revocable. */
export const overrideRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-gate-overrides',
    noun: 'nom-gate-overrides',
    action: 'find',
    needs: 'nom-products.read',
    summary: 'Excepciones a candados NOM',
    query: z.object({ ...paging, product_id: recordId.optional(), gate: gate.optional(), active: flag.optional() }),
    output: nomGateOverrideListOutput,
    async handle({ strapi, query }) {
      const build = () => {
        const found = getKnex(strapi)(tables.override);
        if (query.product_id !== undefined) found.where({ product_id: query.product_id });
        if (query.gate !== undefined) found.where({ gate: query.gate });
        if (query.active === true)
          found
            .whereNull('revoked_at')
            .where((group) => void group.whereNull('expires_on').orWhere('expires_on', '>=', today()));
        return found;
      };
      const { rows, total, meta } = await fetchPageBy<OverrideRow>(build, query, (found) =>
        found.orderBy('id', 'desc'),
      );
      return { data: rows.map(overrideView), total, meta };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/nom-gate-overrides',
    noun: 'nom-gate-overrides',
    action: 'create',
    needs: 'nom-gates.override',
    summary: 'Abrir un candado NOM con motivo',
    status: 201,
    input: grant,
    output: nomGateOverrideOutput,
    handle: ({ strapi, actor, input }) =>
      inTransaction(strapi, async (tx) => ({ data: overrideView(await grantOverride(tx, actor, input)), meta: {} })),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/nom-gate-overrides/:id',
    noun: 'nom-gate-overrides',
    action: 'remove',
    needs: 'nom-gates.override',
    summary: 'Retirar una excepción',
    output: nomGateOverrideOutput,
    handle: ({ strapi, actor, params }) =>
      inTransaction(strapi, async (tx) => ({
        data: overrideView(await revokeOverride(tx, actor, idOf(params))),
        meta: {},
      })),
  }),
];

async function grantOverride(
  tx: Tx,
  actor: Actor,
  { product_id, gate: asked, reason, expires_on }: Grant,
): Promise<OverrideRow> {
  if (expires_on != null && expires_on < today()) reject('date_in_past', 'expires_on');
  const verdict = (await verdictsOf(tx.strapi, tx.trx, [product_id])).get(product_id);
  if (verdict === undefined) return reject('product_unknown', 'product_id');
  if (verdict.light !== 'red') reject('override_not_needed', 'product_id');
  const { reasons } = lightView(verdict);
  const id = await insertRow(tx, tables.override, {
    product_id,
    gate: asked,
    reason,
    expires_on: expires_on ?? null,
    granted_by: actor.name,
    granted_at: now(),
    reasons: JSON.stringify(reasons),
  });
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: product_id,
    action: 'gate_overridden',
    after: {
      gate: asked,
      reason,
      expires_on: expires_on ?? null,
      refusals: reasons.map(({ message }) => message).join('; '),
    },
  });
  // Cards show whether a product can be bought: caches follow.
  await announceProducts(tx, [product_id]);
  return (await tx.trx(tables.override).where({ id }).first()) as OverrideRow;
}

async function revokeOverride(tx: Tx, actor: Actor, id: number): Promise<OverrideRow> {
  const row = (await forUpdate(tx, tx.trx(tables.override).where({ id })).first()) as OverrideRow | undefined;
  if (row === undefined) throw new NotFoundError();
  if (row.revoked_at !== null) reject('override_revoked');
  await tx.trx(tables.override).where({ id }).update({ revoked_by: actor.name, revoked_at: now(), updated_at: now() });
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: row.product_id,
    action: 'gate_override_revoked',
    before: { gate: row.gate, reason: row.reason },
  });
  await announceProducts(tx, [row.product_id]);
  return (await tx.trx(tables.override).where({ id }).first()) as OverrideRow;
}

const overrideView = (row: OverrideRow) => ({
  id: row.id,
  product_id: row.product_id,
  gate: row.gate,
  gate_label: gateLabels[row.gate],
  reason: row.reason,
  expires_on: row.expires_on,
  granted_by: row.granted_by,
  granted_at: new Date(row.granted_at).toISOString(),
  revoked_by: row.revoked_by,
  revoked_at: row.revoked_at === null ? null : new Date(row.revoked_at).toISOString(),
  is_open: opens(overrideOf(row), row.gate, today()),
});
