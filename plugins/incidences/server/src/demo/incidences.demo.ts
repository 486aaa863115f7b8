import {
  createShaped,
  getKnex,
  inTransaction,
  insertRow,
  moveShaped,
  service,
  systemActor,
  type Core,
  type Deps,
} from '@mayorista/kernel';
import '@mayorista/sales/contract';
import { incidenceReports, type IncidenceSeed } from '@mayorista/database/seeds';
import { incidences } from '../incidences/incidence.record';
import { tables } from '../uids';
import { readWarranty } from '../warranty/read-warranty';

const desk = systemActor('Gabriela Rangel Díaz');

/** Incidences of the demo world, one and more in every state. */
export const incidencesDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.incidence).first('id')) !== undefined) return;
    for (const seed of incidenceReports) await loadIncidence(strapi, seed);
  },
});

async function loadIncidence(strapi: Core.Strapi, seed: IncidenceSeed): Promise<void> {
  const knex = getKnex(strapi);
  const row = (await knex('sale_orders').where('folio', 'like', `%${seed.order}`).first('id')) as { id: number };
  const order = await service(strapi, 'sales.past-orders').read({ strapi, actor: desk }, String(row.id));
  const line = order.lines[seed.line];
  if (line === undefined) throw new Error(`Demo incidence of order ${seed.order} names a line that is not there`);
  const { productId: product_id, grade } = line;
  const serial = seed.serial ?? null;
  const { status, until } = await readWarranty(strapi, order, { productId: product_id, grade, serial });
  const idOf = async (table: string, name: string): Promise<number> =>
    ((await knex(table).where({ name }).first('id')) as { id: number }).id;
  const input = {
    sale_order_id: order.id,
    product_id,
    grade,
    quantity: 1,
    serial,
    incidence_type_id: await idOf(tables.type, seed.type),
    incidence_department_id: await idOf(tables.department, seed.department),
    delivery_office_id: null,
    description: seed.description,
  };
  const columns = {
    company_id: order.companyId,
    branch_id: order.branchId,
    reported_by: seed.reportedBy,
    warranty: status,
    warranty_until: until,
  };
  const id = await inTransaction(strapi, (tx) => createShaped(incidences, tx, desk, { input, columns }));
  await writeMessages(strapi, id, seed);
  for (const step of seed.steps) await take(strapi, id, toInput(step, order.branchId));
}

/** The buyer begins; who wrote last decides whether it waits for an answer. */
const writeMessages = (strapi: Core.Strapi, id: number, { messages = [], reportedBy }: IncidenceSeed): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    for (const [at, body] of messages.entries()) {
      const isFromHouse = at % 2 === 1;
      await insertRow(tx, tables.comment, {
        incidence_id: id,
        body,
        author_kind: 'system',
        author_name: isFromHouse ? desk.name : reportedBy,
        is_from_house: isFromHouse,
      });
    }
    if (messages.length > 0)
      await tx
        .trx(tables.incidence)
        .where({ id })
        .update({ awaits_reply: messages.length % 2 === 1 });
  });

const take = (strapi: Core.Strapi, id: number, input: Readonly<Record<string, unknown>>): Promise<void> =>
  inTransaction(strapi, (tx) => moveShaped(incidences, tx, desk, { id, input, expected: null }));

const toInput = (step: IncidenceSeed['steps'][number], branchId: number | null): Readonly<Record<string, unknown>> =>
  step.state === 'received' ? { ...step, branch_id: branchId } : step;
