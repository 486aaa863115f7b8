import { z } from 'zod';
import {
  defineResource,
  defineRoute,
  flagConditions,
  listQuery,
  listRecords,
  unpagedList,
  type BaseRow,
  type Json,
  type RouteRequest,
} from '@mayorista/kernel';
import { isOn } from '../records/record-routes';
import { uids } from '../uids';
import { stageListOutput, stage } from './stage.answer';

interface StageRow extends BaseRow {
  readonly name: string;
  readonly code: string;
  readonly is_valid: boolean;
  readonly valid_flow_types: readonly string[] | null;
  readonly position: number | null;
}

/** Stages of a product's life; staff change them in the panel. `valid_flow_types` null: any product may be in it. */
export const stageResource = defineResource<StageRow>()({
  path: '/stages',
  uid: uids.stage,
  label: 'etapa',
  localized: true,
  search: ['name'],
  filters: ['is_valid', 'code'],
  params: { validStages: (value) => (isOn(value) ? { is_valid: true } : {}) },
  order: { position: 'asc' },
  list: false,
  read: { needs: 'stages.read' },
  output: stage,
  serialize: ({ id, name, code, is_valid, valid_flow_types, position }) => ({
    id,
    name,
    code,
    is_valid,
    valid_flow_types: valid_flow_types ?? null,
    position,
  }),
});

const mostStages = 200;
const query = z.looseObject({ product_flow_type: z.string().max(40).optional() });
type Query = z.output<typeof query>;

/**
 * GET /stages; with `validStages` those that may still be chosen, under that name too, and with `product_flow_type` those of products
 * of that flow (decisions, Paths).
 */
async function listStages({ strapi, actor, locale, ctx, query: asked }: RouteRequest<unknown, Query>) {
  const { definition } = stageResource;
  const { attributes } = strapi.contentType(uids.stage);
  const given = listQuery(ctx, definition, attributes);
  const where = [...given.where, ...flagConditions(ctx, definition, attributes)];
  const listed = (part: object) => listRecords(stageResource, { strapi, actor, locale }, { ...given, ...part, where });
  if (!isOn(asked.validStages)) return listed({});
  const { data } = await listed({ page: 1, pageSize: mostStages, offset: 0 });
  const validStages = data.filter((stage) => suits(stage, asked.product_flow_type));
  return { ...unpagedList(validStages), validStages };
}

const suits = ({ valid_flow_types: types }: Json, flow: string | undefined): boolean =>
  flow === undefined || flow === '' || !Array.isArray(types) || types.length === 0 || types.includes(flow);

export const stageRoutes = [
  defineRoute({
    method: 'GET',
    path: '/stages',
    noun: 'stages',
    action: 'find',
    needs: 'stages.read',
    summary: 'Lista: etapa',
    query,
    output: stageListOutput,
    handle: listStages,
  }),
];
