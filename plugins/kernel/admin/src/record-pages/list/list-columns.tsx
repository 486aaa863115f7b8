import type { ComponentType } from 'react';
import type { Shape } from '../../../../shared/shape';
import { formatMoment } from '../../format';
import { labelOf } from '../draft/draft';
import type { AnyAnswer, RecordPages } from '../options';
import { isNumeric, showText } from '../values/show-text';
import { StateBadge } from '../values/StateBadge';
import { orderKey } from './list-query';

export interface ListColumn {
  readonly label: string;
  readonly isNumeric: boolean;
  /** Shows the record's state. */
  readonly isState?: boolean;
  /** Key by which it is ordered; null where it is not. */
  readonly order: string | null;
  readonly text: (row: AnyAnswer) => string;
  /** Shows what is more than a text. */
  readonly cell?: ComponentType<{ readonly row: AnyAnswer }>;
}

/** Builds the columns of a list: the shape's own, and those of its slots where they say. */
export function listColumns({ shape, slots }: RecordPages): ListColumn[] {
  const named = shape.list.columns.map((name) => ({ name, column: shapeColumn(shape, name) }));
  const extra = (slots.list?.columns ?? []).map(({ before, label, isNumeric: isRight = false, cell }) => ({
    before,
    column: { label, isNumeric: isRight, order: null, text: () => '', cell },
  }));
  const isNamed = (name: string | undefined): boolean => named.some((each) => each.name === name);
  return [
    ...named.flatMap(({ name, column }) => [
      ...extra.filter(({ before }) => before === name).map((each) => each.column),
      column,
    ]),
    ...extra.filter(({ before }) => !isNamed(before)).map((each) => each.column),
  ];
}

const times: Readonly<Record<string, string>> = { createdAt: 'Creado', updatedAt: 'Último cambio' };

function shapeColumn(shape: Shape, name: string): ListColumn {
  const order = orderKey(shape, name);
  const field = shape.fields[name];
  if (name === 'id') return { label: 'Núm.', isNumeric: false, order, text: ({ id }) => `Núm. ${id}` };
  if (name === shape.stateField)
    return {
      label: 'Estado',
      isNumeric: false,
      isState: true,
      order,
      text: (row) => shape.states[String(row[name])]?.label.es ?? String(row[name]),
      cell: ({ row }) => <StateBadge shape={shape} state={String(row[name])} />,
    };
  if (field === undefined)
    return {
      label: times[name] ?? name,
      isNumeric: false,
      order,
      text: (row) => formatMoment(row[name] as string | null),
    };
  return {
    label: labelOf(field),
    isNumeric: isNumeric(field),
    order,
    text: (row) => showText(field, row[name], row['currency']),
  };
}
