import type { Knex } from 'knex';
import type { ZodType } from 'zod';
import { shapeTitles, statePlural, type Shape } from '../../../../shared/shape';
import { NotFoundError } from '../../errors/refusal';
import { parseIfMatch } from '../../http/if-match';
import { receivingFiles } from '../../files/receive-files';
import { pathId } from '../../http/input.schema';
import { dataOutput, emptyOutput, listOutput, recordOutput } from '../../outputs/output';
import { pick } from '../../resources/resource.service';
import { defineRoute, type RouteDefinition, type RouteRequest } from '../../routes/route.types';
import { inTransaction } from '../../transactions/in-transaction';
import { buildAnswer, buildListAnswers } from './outputs/answers';
import { matchOutput, matchReferences, matchSchema, type MatchInput } from './match-references';
import { filePlaces } from './record-files';
import { moveCode, moveRecord, readCode, writeCode } from './moves';
import { findPage, listParamsSchema } from './record-list';
import { findRecord, scopedRows, toRecord } from './record.store';
import type { RecordOutputs } from './outputs/record-outputs.types';
import type { AnyRecord, DefinedRecord } from './record.types';
import type { Values } from './row-values';
import { moveSchema } from './schemas';
import { changeRecord, createRecord, removeRecord } from './write-record';

/** Builds the response of one record. Throws NotFoundError outside the actor's scope. */
export async function answerRecord(
  record: AnyRecord,
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  id: number,
): Promise<{ data: Values; id: number; meta: Readonly<Record<string, never>> }> {
  const row = await findRecord(record, { strapi }, id, actor);
  if (row === null) throw new NotFoundError();
  return { data: await buildAnswer(record, strapi, row, actor), id, meta: {} };
}

/** Builds the list answers of the rows within the actor's scope that `narrow` selects and orders; for lists of the plugin's own. */
export async function answerRecords(
  record: AnyRecord,
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<Values[]> {
  const { shape } = record;
  const query = scopedRows(record, { strapi }, actor).select(`${shape.table}.*`);
  narrow(query);
  const rows = (await query) as Values[];
  return buildListAnswers(
    record,
    strapi,
    rows.map((row) => toRecord(shape, row)),
  );
}

/** Builds the routes of a record: list, show, create, change, remove and moves, without those in `omits`. */
export function recordRoutes(
  record: AnyRecord,
  schemas: DefinedRecord['schemas'],
  outputs: RecordOutputs,
): RouteDefinition[] {
  const { shape, rules } = record;
  const output = recordOutput(outputs.one);
  const routes = [
    { ...listRoute(record), output: listOutput(outputs.listed) },
    { ...showRoute(record), output },
    { ...createRoute(record, schemas.create), output },
    ...(rules.updateMethods ?? ['PUT', 'PATCH']).map((method) => ({
      ...changeRoute(record, method, schemas.change),
      output,
    })),
    ...(isRemovable(shape) ? [removeRoute(record)] : []),
  ];
  const served = routes.filter(({ action }) => rules.omits?.includes(action) !== true);
  const aliased = (alias: string): RouteDefinition[] =>
    served.map((route) => ({ ...route, path: route.path.replace(record.path, alias) }));
  return [
    ...(matchSchema(shape) === null ? [] : [matchRoute(record)]),
    ...served,
    ...(rules.aliases ?? []).flatMap(aliased),
    ...(Object.keys(shape.moves).length === 0 ? [] : [{ ...moveRoute(record), output }]),
  ];
}

const isRemovable = ({ states }: Shape): boolean =>
  Object.keys(states).length === 0 || Object.values(states).some(({ removable }) => removable === true);

const singular = (shape: Shape): string => shapeTitles(shape).one.toLowerCase();

const reading = (record: AnyRecord) => ({
  noun: record.shape.plural,
  needs: readCode(record),
});
const writing = (record: AnyRecord) => ({ ...reading(record), needs: writeCode(record) });

const listRoute = (record: AnyRecord): RouteDefinition =>
  defineRoute({
    ...reading(record),
    method: 'GET',
    path: record.path,
    action: 'find',
    summary: `Lista: ${singular(record.shape)}`,
    isList: true,
    query: listParamsSchema(record),
    async handle({ strapi, ctx, actor, query: params }) {
      const { rows, total, meta, asked } = await findPage(strapi, record, { query: ctx.query, actor, params });
      const answers = await buildListAnswers(record, strapi, rows);
      return { data: answers.map((each) => pick(each, asked.fields)), total, meta };
    },
  });

const showRoute = (record: AnyRecord): RouteDefinition =>
  defineRoute({
    ...reading(record),
    method: 'GET',
    path: `${record.path}/:id`,
    action: 'findOne',
    summary: `Consulta: ${singular(record.shape)}`,
    handle: (request) => answerRecord(record, request, pathId(request.params)),
  });

const createRoute = (record: AnyRecord, input: ZodType<Values>): RouteDefinition =>
  defineRoute({
    ...writing(record),
    method: 'POST',
    path: record.path,
    action: 'create',
    summary: `Alta: ${singular(record.shape)}`,
    status: 201,
    input,
    async handle(request) {
      const { strapi, actor } = request;
      const id = await receivingFiles(request.files, filePlaces(record.shape), (files) =>
        inTransaction(strapi, (tx) => createRecord(record, tx, actor, { input: request.input, files })),
      );
      return answerRecord(record, request, id);
    },
  });

/** Builds the route that looks up, for whoever writes such records, what texts of a spreadsheet name. */
const matchRoute = (record: AnyRecord): RouteDefinition =>
  defineRoute({
    noun: record.shape.plural,
    needs: writeCode(record),
    method: 'POST',
    path: `${record.path}/reference-matches`,
    action: 'matchReferences',
    summary: `Registros por nombre o clave: ${singular(record.shape)}`,
    input: matchSchema(record.shape) as ZodType<MatchInput>,
    output: dataOutput(matchOutput),
    handle: async ({ strapi, input }) => ({ data: await matchReferences(strapi, record.shape, input), meta: {} }),
  });

const changeRoute = (record: AnyRecord, method: 'PUT' | 'PATCH' | 'POST', input: ZodType<Values>): RouteDefinition =>
  defineRoute({
    ...writing(record),
    method,
    path: `${record.path}/:id`,
    action: 'update',
    summary: `Cambio: ${singular(record.shape)}`,
    input,
    async handle(request) {
      const { strapi, actor, ctx } = request;
      const change = { id: pathId(request.params), input: request.input, expected: parseIfMatch(ctx) };
      await receivingFiles(request.files, filePlaces(record.shape), (files) =>
        inTransaction(strapi, (tx) => changeRecord(record, tx, actor, { ...change, files })),
      );
      return answerRecord(record, request, change.id);
    },
  });

const removeRoute = (record: AnyRecord): RouteDefinition =>
  defineRoute({
    ...writing(record),
    method: 'DELETE',
    path: `${record.path}/:id`,
    action: 'remove',
    summary: `Baja: ${singular(record.shape)}`,
    output: emptyOutput,
    async handle({ strapi, actor, params, ctx }) {
      const removal = { id: pathId(params), expected: parseIfMatch(ctx) };
      await inTransaction(strapi, (tx) => removeRecord(record, tx, actor, removal));
      return { data: null, meta: {} };
    },
  });

/** Builds the one route of all moves. When they need different permissions, the route requires the reading one and each move its own. */
function moveRoute(record: AnyRecord): RouteDefinition {
  const { shape } = record;
  const names = Object.keys(shape.moves);
  const codes = new Set(names.map((name) => moveCode(record, name)));
  const [code = writeCode(record)] = codes;
  const noun = `${shape.name}-${statePlural(shape)}`;
  const labels = names.map((name) => shape.moves[name]?.label).join(', ');
  return defineRoute({
    ...reading(record),
    method: 'PUT',
    path: `/${noun}/:id`,
    noun,
    action: 'update',
    needs: codes.size === 1 ? code : readCode(record),
    summary: `${labels}: ${singular(shape)}`,
    input: moveSchema(shape) as ZodType<Values>,
    async handle(request) {
      const { strapi, actor, ctx } = request;
      const call = { id: pathId(request.params), input: request.input, expected: parseIfMatch(ctx) };
      await inTransaction(strapi, (tx) => moveRecord(record, tx, actor, call));
      return answerRecord(record, request, call.id);
    },
  });
}
