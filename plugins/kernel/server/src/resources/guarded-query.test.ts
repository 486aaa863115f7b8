import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { publicActor } from '../permissions/actor';
import { listQuery } from './query';
import type { BaseRow, ResourceDefinition } from './resource.types';

const definition = {
  path: '/things',
  uid: 'api::catalogue.product',
  filters: ['average_cost'],
  serialize: (row: BaseRow) => ({ ...row }),
} as unknown as ResourceDefinition<BaseRow>;
const asking = (codes: readonly string[], query: object) => () =>
  listQuery({ query, state: { actor: publicActor(codes) } } as unknown as Context, definition, {
    average_cost: { type: 'decimal' },
  });

test.each([{ average_cost: '7' }, { order_by: 'average_cost' }, { filters: { average_cost: '7' } }])(
  'what somebody may not read, a list is neither ordered nor narrowed by: %j is refused',
  (query) => {
    expect(asking(['product-costs.read'], query)).not.toThrow();
    expect(asking(['products.read'], query)).toThrow();
  },
);
