import { z } from 'zod';
import {
  defineResource,
  ValidationError,
  writeRule,
  type Actor,
  type BaseRow,
  type Json,
  type Tx,
} from '@mayorista/kernel';
import { recordId } from '../input';
import { tables, uids } from '../uids';
import { widgetConfiguration } from './widget-configuration.answer';

interface WidgetRow extends BaseRow {
  readonly warehouse_ids: readonly number[] | null;
  readonly warehouses_order: readonly number[] | null;
}

const warehouses = z.array(recordId).max(200);
const input = z.strictObject({
  configurations: z.strictObject({ warehouseIds: warehouses.default([]), warehousesOrder: warehouses.default([]) }),
});
type Input = Partial<z.output<typeof input>>;

const ownerOf = ({ kind, id }: Actor): string => `${kind}:${id ?? ''}`;

/** Which warehouses a person's widgets show, and in which order (spec catalogue 3). Everybody has their own. */
export const widgetConfigurationResource = defineResource<WidgetRow>()({
  path: '/widget-configurations',
  uid: uids.widgetConfiguration,
  label: 'configuración de tablero',
  scope: (actor) => ({ owner: ownerOf(actor) }),
  read: { needs: 'widget-configurations.read' },
  create: writeRule({
    needs: 'widget-configurations.write',
    schema: input,
    before: ({ tx, input: given }) => rejectUnknown(tx, given),
    toRow: (given, actor) => ({ owner: ownerOf(actor), ...columnsOf(given) }),
  }),
  update: writeRule({
    needs: 'widget-configurations.write',
    schema: input.partial(),
    before: ({ tx, input: given }) => rejectUnknown(tx, given),
    toRow: (given) => columnsOf(given),
  }),
  output: widgetConfiguration,
  serialize: ({ id, warehouse_ids: ids, warehouses_order: order }) => ({
    id,
    configurations: { warehouseIds: ids ?? [], warehousesOrder: order ?? [] },
  }),
});

const columnsOf = ({ configurations }: Input): Json =>
  configurations === undefined
    ? {}
    : { warehouse_ids: configurations.warehouseIds, warehouses_order: configurations.warehousesOrder };

async function rejectUnknown(tx: Tx, { configurations }: Input): Promise<void> {
  if (configurations === undefined) return;
  const known = new Set(((await tx.trx(tables.branch).select('id')) as { id: number }[]).map(({ id }) => id));
  const wrong = (['warehouseIds', 'warehousesOrder'] as const).filter((name) =>
    configurations[name].some((id) => !known.has(id)),
  );
  if (wrong.length > 0)
    throw new ValidationError([
      { code: 'widget_not_saved', field: '_general' },
      ...wrong.map((name) => ({ code: 'not_found', field: `configurations.${name}` })),
    ]);
}
