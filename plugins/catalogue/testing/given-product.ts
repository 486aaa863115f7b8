import type { TestApp } from '@mayorista/kernel/testing';
import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';

interface ProductWish {
  readonly name?: string;
  readonly model?: string;
  readonly listPrice?: string;
  /** Quantity on hand of grade Stock, by branch code. */
  readonly stock?: Readonly<Record<string, number>>;
  readonly fields?: Readonly<Record<string, unknown>>;
}

let sequence = 0;

/** Creates a published product with its stock by branch code; resolves once the store shows it. A test gives only the values it is about. */
export async function givenProduct(
  { strapi, settle }: Pick<TestApp, 'strapi' | 'settle'>,
  wish: ProductWish = {},
): Promise<{ id: number; documentId: string; sku: string }> {
  const number = ++sequence;
  const knex = strapi.db.connection as unknown as Knex;
  const sku = `PRUEBA-${process.pid}-${number}`;
  const [brand, category, stage] = await Promise.all([
    first(knex, 'brands'),
    first(knex, 'categories'),
    first(knex, 'stages'),
  ]);
  const created = (await strapi.documents('api::catalogue.product' as UID.ContentType).create({
    locale: 'es',
    data: {
      name: wish.name ?? `Cámara de prueba ${number}`,
      model: wish.model ?? sku,
      sku,
      list_price: wish.listPrice ?? '100.00',
      status: 1,
      published_in_store: true,
      brand,
      category,
      stage,
      ...wish.fields,
    },
  } as never)) as unknown as { id: number; documentId: string };
  for (const [code, quantity] of Object.entries(wish.stock ?? {})) {
    const branch = (await knex('branches').where({ code }).first('id')) as { id: number } | undefined;
    if (branch === undefined) throw new Error(`No branch has the code ${code}`);
    await knex('stocks').insert({
      document_id: `${sku}-${code}`,
      product_id: created.id,
      branch_id: branch.id,
      grade: 'Stock',
      on_hand: quantity,
      reserved: 0,
    });
  }
  await settle();
  return { id: created.id, documentId: created.documentId, sku };
}

async function first(knex: Knex, table: string): Promise<number | null> {
  const row = (await knex(table).orderBy('id').first('id')) as { id: number } | undefined;
  return row?.id ?? null;
}
