import type { Context } from 'koa';
import { reject } from '../errors/refusal';
import { getActor } from '../permissions/actor-of';
import { wrongValues, type Attributes } from './filter-values';
import type { BaseRow, ResourceDefinition, Where } from './resource.types';

/** Converts a resource's own query parameters (activeBrands, category_id) to conditions. Throws ValidationError for an invalid value. */
export function flagConditions(ctx: Context, { params }: ResourceDefinition<BaseRow>, attributes: Attributes): Where[] {
  return Object.entries(params ?? {}).flatMap(([name, toWhere]) => {
    const value = ctx.query[name];
    if (value === undefined || value === '') return [];
    const where = typeof value === 'string' ? toWhere(value, getActor(ctx)) : null;
    if (where === null || wrongValues(attributes, where, '').length > 0) return reject('invalid', name);
    return [where];
  });
}
