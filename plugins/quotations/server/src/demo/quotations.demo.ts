import { products, quotations as seeds, type QuotationSeed } from '@mayorista/database/seeds';
import {
  addDays,
  createShaped,
  getKnex,
  inTransaction,
  moveShaped,
  now,
  service,
  systemActor,
  today,
  type Actor,
  type Core,
  type Deps,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/people/contract';
import { quotations } from '../quotations/quotation.record';
import type { QuotationStatus } from '../quotations/quotation.types';
import { tables } from '../uids';

/** Quotations of the demo world in every state, through the calls that people use; an expired one and an ordered one are dated back. */
export const quotationsDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.quotation).first('id')) !== undefined) return;
    await refreshCards(strapi);
    await inTransaction(strapi, async (tx) => {
      for (const seed of seeds) await loadQuotation(tx, seed);
    });
  },
});

/** What is sold is read from cards, which a world that is only being loaded has none of yet. */
async function refreshCards(strapi: Core.Strapi): Promise<void> {
  const models = seeds.flatMap(({ lines }) => lines.map(([model]) => model));
  const rows = (await getKnex(strapi)('products').whereIn('model', models).where({ locale: 'es' }).select('id')) as {
    id: number;
  }[];
  await service(strapi, 'catalogue.cards').refresh(rows.map(({ id }) => id));
}

const house = systemActor('Gabriela Rangel Díaz');

/** Steps after sending, in their order. */
const ways: Readonly<Record<QuotationSeed['status'], readonly QuotationStatus[]>> = {
  borrador: [],
  enviada: [],
  vista: ['vista'],
  contraoferta: ['vista', 'contraoferta'],
  aceptada: ['vista', 'aceptada'],
  rechazada: ['vista', 'rechazada'],
  vencida: [],
  convertida: ['vista', 'aceptada'],
};

async function loadQuotation(tx: Tx, seed: QuotationSeed): Promise<void> {
  const buyer = await findBuyer(tx, seed.buyer);
  const writer = seed.isHouse === true ? house : buyer;
  const id = await createShaped(quotations, tx, writer, {
    input: quotations.schemas.create.parse({
      company_id: buyer.companyId,
      currency: seed.currency,
      note: seed.note,
      contact_name: buyer.name,
      contact_email: seed.buyer,
      lines: await linesOf(tx, seed),
    }),
  });
  const move = (actor: Actor, status: QuotationStatus) =>
    moveShaped(quotations, tx, actor, {
      id,
      input: { status, ...(status === 'contraoferta' || status === 'rechazada' ? { answer: seed.answer } : {}) },
      expected: null,
    });
  if (seed.status === 'borrador') return;
  await move(writer, 'enviada');
  for (let again = 0; again < (seed.revisions ?? 0); again += 1) {
    await move(writer, 'borrador');
    await move(writer, 'enviada');
  }
  for (const status of ways[seed.status]) await move(buyer, status);
  if (seed.status === 'vencida') {
    await tx
      .trx(tables.quotation)
      .where({ id })
      .update({ valid_to: addDays(today(), -3) });
    await tx
      .trx(tables.version)
      .where({ quotation_id: id })
      .update({ valid_to: addDays(today(), -3) });
    await move(house, 'vencida');
  }
  // Orders of the demo world take no stock of today, so none is placed: it is one of the company's past ones.
  if (seed.status === 'convertida') {
    const order = (await tx
      .trx('sale_orders')
      .where({ company_id: buyer.companyId, currency: seed.currency })
      .orderBy('id')
      .first('id')) as { id: number } | undefined;
    await tx
      .trx(tables.quotation)
      .where({ id })
      .update({ status: 'convertida', converted_at: now(), sale_order_id: order?.id ?? null });
  }
}

/** A buyer as their session would make them: they do no more here than they may do themselves. */
async function findBuyer(tx: Tx, email: string): Promise<Actor> {
  const [person] = await service(tx.strapi, 'people.users').ofEmails([email]);
  if (person === undefined) throw new Error(`A demo quotation names an unknown person: ${email}`);
  return {
    kind: 'person',
    id: person.id,
    name: `${person.name} ${person.paternal_surname}`,
    roles: [email.startsWith('secundario') ? 'secondary_user' : 'distributor'],
    can: new Set(['read', 'write', 'accept'].map((verb) => `distributor-quotations.${verb}`)),
    companyId: person.company_id,
    branchId: null,
    onBehalf: null,
  };
}

async function linesOf(tx: Tx, { lines }: QuotationSeed) {
  const skuOf = new Map(products.map(({ model, sku }) => [model, sku]));
  const found = [];
  for (const [model, quantity] of lines) {
    const product = (await tx
      .trx('products')
      .where({ sku: skuOf.get(model) ?? '', locale: 'es' })
      .first('id')) as { id: number } | undefined;
    if (product === undefined) throw new Error(`A demo quotation names an unknown model: ${model}`);
    found.push({ product_id: product.id, quantity });
  }
  return found;
}
