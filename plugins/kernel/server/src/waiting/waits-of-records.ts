import type { Shape } from '../../../shared/shape';
import { scopedRows } from '../shapes/records/record.store';
import { writeCode } from '../shapes/records/moves';
import type { AnyRecord } from '../shapes/records/record.types';
import { countOldest, type Waiting } from './waiting';

/** A working day: what nobody says is late the day after. */
const aDay = 24;

/** Builds what waits from the states of a record whose rules say so, with the link of the list narrowed to them. */
export function waitsOf(record: AnyRecord): Waiting[] {
  const { shape, rules } = record;
  return Object.entries(rules.waits ?? {}).map(([state, { label, needs, lateAfterHours = aDay }]) => ({
    key: `${shape.plural}.${state}`,
    label,
    needs: needs ?? writeCode(record),
    to: `/plugins${shape.path}${listSearch(shape, state)}`,
    lateAfterHours,
    types: [shape.plural],
    count: ({ strapi, actor }) =>
      countOldest(
        scopedRows(record, { strapi }, actor).where(`${shape.table}.${shape.stateField}`, state),
        `${shape.table}.updated_at`,
      ),
  }));
}

/** The address bar of the panel's list of just these. Throws an error for a list that does not offer it. */
function listSearch({ name, stateField, list }: Shape, state: string): string {
  if (!list.filters.includes(stateField))
    throw new Error(`${name} waits, and its list is not narrowed by ${stateField}`);
  return `?${new URLSearchParams({ filters: JSON.stringify({ [stateField]: state }) }).toString()}`;
}
