import {
  answerRecord,
  changeShaped,
  createShaped,
  defineRoute,
  inTransaction,
  onConflictIgnore,
  parseIfMatch,
  parseInput,
  pathId,
  recordAudit,
  emit,
  type RouteRequest,
} from '@mayorista/kernel';
import { z } from 'zod';
import { holidaysChanged } from '../../../events';
import { officialHolidays } from '../../../shared';
import { tables } from '../uids';
import { holidays } from './holiday.record';
import { holidayOutput, officialHolidaysOutput } from './holiday.answer';

type Json = Readonly<Record<string, unknown>>;

/** The description comes as it is, or in both languages as `description_translations` (spec people-and-crm 3, Holiday). */
function prepareHoliday({ description_translations: both, ...input }: Json): Json {
  if (typeof both !== 'object' || both === null) return input;
  const { es, en } = both as { es?: unknown; en?: unknown };
  return {
    ...input,
    ...(es === undefined ? {} : { description: es }),
    ...(en === undefined ? {} : { description_en: en }),
  };
}

const writing = { noun: 'holidays', needs: 'holidays.write', input: z.looseObject({}), output: holidayOutput } as const;

async function change(request: RouteRequest<Json>) {
  const { strapi, actor, params, ctx } = request;
  const id = pathId(params);
  const input = parseInput(holidays.schemas.change, prepareHoliday(request.input));
  await inTransaction(strapi, (tx) => changeShaped(holidays, tx, actor, { id, input, expected: parseIfMatch(ctx) }));
  return answerRecord(holidays, request, id);
}

/** Writes of holidays, and those that the law sets for a year (spec people-and-crm 7, holidays). */
export const holidayRoutes = [
  defineRoute({
    ...writing,
    method: 'POST',
    path: '/holidays',
    action: 'create',
    summary: 'Alta de un día festivo',
    status: 201,
    async handle(request) {
      const { strapi, actor } = request;
      const input = parseInput(holidays.schemas.create, prepareHoliday(request.input));
      const id = await inTransaction(strapi, (tx) => createShaped(holidays, tx, actor, { input }));
      return answerRecord(holidays, request, id);
    },
  }),
  defineRoute({ ...writing, method: 'PATCH', path: '/holidays/:id', action: 'update', handle: change }),
  defineRoute({ ...writing, method: 'PUT', path: '/holidays/:id', action: 'update', handle: change }),
  defineRoute({
    method: 'POST',
    path: '/official-holidays',
    noun: 'official-holidays',
    action: 'create',
    needs: 'holidays.write',
    summary: 'Cargar los descansos obligatorios de un año',
    status: 201,
    isRepeatable: true,
    input: z.strictObject({ year: z.int().min(2000).max(2100) }),
    output: officialHolidaysOutput,
    async handle({ strapi, actor, input: { year } }) {
      const added: string[] = [];
      await inTransaction(strapi, async (tx) => {
        for (const each of officialHolidays(year)) {
          const id = await onConflictIgnore(tx, tables.holiday, 'date', { ...each, is_official: true });
          if (id === null) continue;
          added.push(each.date);
          await recordAudit(tx, actor, { modelType: 'holidays', modelId: id, action: 'created', after: { ...each } });
        }
        const [first] = added;
        if (first !== undefined) await emit(tx, holidaysChanged, { date: first });
      });
      return { data: { year, added }, meta: {} };
    },
  }),
];
