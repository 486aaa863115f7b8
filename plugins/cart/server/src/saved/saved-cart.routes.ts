import { z } from 'zod';
import {
  defineRoute,
  fold,
  getKnex,
  inTransaction,
  insertRow,
  instant,
  NotFoundError,
  now,
  onConflictIgnore,
  pathId,
  reject,
  unpagedList,
  type Actor,
  emptyOutput,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import { addProducts, changing, notSoldCodes, ownerOf, reopen } from '../carts/cart.service';
import { linesOf, removeLines } from '../carts/cart.store';
import { isRefurbished, refuseTooManyRefurbished } from '../carts/refurbished';
import { tables } from '../uids';
import { savedCartLoadOutput, savedCartOutput, savedCartListOutput } from './saved-cart.answer';

const needs = 'carts.write';
/** Carts that one person may keep. */
const most = 50;

/** The name makes the key, so that the database keeps two of one name apart, whatever their case and accents. */
const keyOf = (actor: Actor, name: string): string => `saved:${ownerOf(actor)}:${fold(name)}`;
const saved = (knex: Knex, actor: Actor) =>
  knex(tables.cart)
    .where({ user_id: ownerOf(actor) })
    .where('open_key', 'like', 'saved:%');

interface SavedRow {
  readonly id: number;
  readonly name: string;
  readonly pieces: number | string | null;
  readonly lines: number | string;
  readonly updated_at: Date | string | number;
}

/** Carts kept under a name, to be bought again another day. Prices and stock are those of the day they are loaded. */
export const savedCartRoutes = [
  defineRoute({
    method: 'GET',
    path: '/saved-carts',
    noun: 'saved-carts',
    action: 'find',
    needs,
    summary: 'Mis carritos guardados',
    output: savedCartListOutput,
    async handle({ strapi, actor }) {
      const knex = getKnex(strapi);
      const rows = (await knex(`${tables.cart} as c`)
        .leftJoin(`${tables.detail} as d`, 'd.cart_id', 'c.id')
        .where({ 'c.user_id': ownerOf(actor) })
        .where('c.open_key', 'like', 'saved:%')
        .groupBy('c.id', 'c.name', 'c.updated_at')
        .orderBy('c.name')
        .select('c.id', 'c.name', 'c.updated_at')
        .sum({ pieces: 'd.quantity' })
        .count({ lines: 'd.id' })) as unknown as SavedRow[];
      return unpagedList(
        rows.map(({ id, name, pieces, lines, updated_at }) => ({
          id,
          name,
          total_pieces: Number(pieces ?? 0),
          lines: Number(lines),
          saved_at: instant(new Date(updated_at)),
        })),
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/saved-carts',
    noun: 'saved-carts',
    action: 'create',
    needs,
    summary: 'Guardar el carrito con un nombre',
    status: 201,
    input: z.strictObject({ name: z.string().trim().min(1, 'required').max(80) }),
    output: savedCartOutput,
    async handle({ strapi, actor, locale, input: { name } }) {
      let id = 0;
      await changing(strapi, { actor, locale }, async (tx, cart) => {
        const lines = await linesOf(tx.trx, cart.id);
        if (lines.length === 0) reject('cart_empty');
        const mine = tx.trx(tables.cart).where({ user_id: cart.user_id }).where('open_key', 'like', 'saved:%');
        if ((await mine.select('id')).length >= most) reject('too_many_saved', 'name', { max: most });
        const row = {
          user_id: cart.user_id,
          open_key: keyOf(actor, name),
          name,
          stage: 'open',
          currency: cart.currency,
        };
        id = (await onConflictIgnore(tx, tables.cart, 'open_key', row)) ?? reject('cart_name_taken', 'name');
        for (const { product_id, grade, quantity } of lines)
          await insertRow(tx, tables.detail, { cart_id: id, product_id, grade, quantity, added_at: now() });
      });
      return { data: { id, name }, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/saved-carts/:id/load',
    noun: 'saved-carts',
    action: 'load',
    needs,
    summary: 'Pasar un carrito guardado al carrito: se suma, o lo reemplaza',
    input: z.strictObject({ replace: z.boolean().default(false) }),
    output: savedCartLoadOutput,
    async handle({ strapi, actor, locale, params, input: { replace } }) {
      const left: number[] = [];
      const cart = await changing(strapi, { actor, locale }, async (tx, open) => {
        const row = (await tx
          .trx(tables.cart)
          .where({ id: pathId(params), user_id: open.user_id })
          .where('open_key', 'like', 'saved:%')
          .first('id')) as { id: number } | undefined;
        if (row === undefined) throw new NotFoundError();
        const lines = await linesOf(tx.trx, row.id);
        const closed = await notSoldCodes(
          tx.strapi,
          lines.map(({ product_id: productId }) => productId),
        );
        left.push(...closed.keys());
        const sold = lines.filter(({ product_id: productId }) => !closed.has(productId));
        if (replace) {
          await reopen(tx, open);
          await removeLines(tx, open.id);
        }
        await addProducts(
          tx,
          replace ? { ...open, stage: 'open' } : open,
          sold.map(({ product_id, quantity, grade }) => ({ productId: product_id, quantity, grade })),
        );
        for (const line of sold.filter(isRefurbished))
          await refuseTooManyRefurbished(
            tx,
            actor,
            open,
            (each) => each.product_id === line.product_id && each.grade === line.grade,
          );
      });
      return { data: cart, meta: { left_out: left } };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/saved-carts/:id',
    noun: 'saved-carts',
    action: 'remove',
    needs,
    summary: 'Borrar un carrito guardado',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      await inTransaction(strapi, async (tx) => {
        const removed = await saved(tx.trx, actor)
          .where({ id: pathId(params) })
          .delete();
        if (removed === 0) throw new NotFoundError();
      });
      return { data: null, meta: {} };
    },
  }),
];
