import { z } from 'zod';
import {
  defineRoute,
  emit,
  inTransaction,
  insertRow,
  instant,
  getKnex,
  momentText,
  now,
  recordAudit,
  startOfDay,
  unpagedList,
  type RouteRequest,
} from '@mayorista/kernel';
import type { RateKind } from '../../../contract';
import { rateChanged } from '../events';
import { day, rate } from '../fields.schema';
import { judgeRate } from '../giving/judge-prices';
import { tables } from '../uids';
import { cancelRate } from './cancel-rate';
import { exchangeRateRemovedOutput, exchangeRateOutput, exchangeRateListOutput } from './rate.answer';

interface RateRow {
  readonly id: number;
  readonly rate: string | number;
  readonly effective_from: Date | string | number;
  readonly set_by: string | null;
}

/** The dated history of a kind of rate, newest first, with the one in force on top (spec catalogue 7). */
const history =
  (kind: RateKind) =>
  async ({ strapi }: RouteRequest) => {
    const rows = (await getKnex(strapi)(tables.exchangeRate)
      .where({ kind })
      .orderBy('effective_from', 'desc')
      .limit(100)) as RateRow[];
    const data = rows.map(({ id, rate, effective_from: from, set_by: by }) => ({
      id,
      [`${kind}_exchange_rate`]: String(rate),
      effective_from: instant(new Date(from)),
      set_by: by,
    }));
    return unpagedList(data);
  };

const setRate =
  (kind: RateKind) =>
  async ({ strapi, actor, input }: RouteRequest<Record<string, unknown>>) => {
    const pesos = String(input[`${kind}_exchange_rate`]);
    const from = beginningOf(input.effective_from as string | undefined);
    const id = await inTransaction(strapi, async (tx) => {
      await judgeRate(tx, actor, { kind, pesos, from });
      const made = await insertRow(tx, tables.exchangeRate, {
        kind,
        rate: pesos,
        effective_from: from,
        set_by: actor.name,
      });
      await recordAudit(tx, actor, {
        modelType: `${kind}-exchange-rates`,
        modelId: made,
        action: 'created',
        after: { rate: pesos, effective_from: instant(from) },
      });
      await emit(tx, rateChanged, { kind, rate: pesos });
      return made;
    });
    return {
      data: { id, [`${kind}_exchange_rate`]: pesos, effective_from: instant(from), set_by: actor.name },
      meta: {},
    };
  };

/** What has passed begins now: the history of what was in force is not written again. */
function beginningOf(asked: string | undefined): Date {
  const wanted = asked === undefined ? now() : new Date(asked);
  return wanted < now() ? now() : wanted;
}

/** A day begins in Mexico City; a moment says its own zone. */
const beginning = z.union([day.transform(startOfDay), momentText.transform(instant)], { error: 'not_a_date' });

const routesOf = (kind: RateKind) => {
  const noun = `${kind}-exchange-rates`;
  const input = z.strictObject({
    [`${kind}_exchange_rate`]: rate.transform(Number),
    effective_from: beginning.optional(),
  });
  return [
    defineRoute({
      method: 'GET',
      path: `/${noun}`,
      noun,
      action: 'find',
      needs: 'exchange-rates.read',
      summary: 'Historial del tipo de cambio',
      output: exchangeRateListOutput,
      handle: history(kind),
    }),
    defineRoute({
      method: 'POST',
      path: `/${noun}`,
      noun,
      action: 'create',
      needs: 'exchange-rates.write',
      summary: 'Fijar el tipo de cambio',
      status: 201,
      input,
      output: exchangeRateOutput,
      handle: setRate(kind),
    }),
    defineRoute({
      method: 'DELETE',
      path: `/${noun}/:id`,
      noun,
      action: 'delete',
      needs: 'exchange-rates.write',
      summary: 'Cancelar un tipo de cambio programado',
      output: exchangeRateRemovedOutput,
      handle: cancelRate(kind),
    }),
  ];
};

export const rateRoutes = [...routesOf('commercial'), ...routesOf('subscription')];
