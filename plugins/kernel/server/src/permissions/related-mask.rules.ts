import { isRow } from './output-mask.rules';
import type { ReadableType } from './readable.types';

type Row = Readonly<Record<string, unknown>>;

/**
 * Takes out of what a record refers to the fields that its reader may not read there, on any depth: whoever reads a product does not
 * read its supplier by it. The record's own fields stay as they are, masked before.
 */
export function withoutHiddenRelated(type: ReadableType, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const attribute = type.attributes[name];
      if (attribute?.type === 'dynamiczone') return [name, each(value, (part) => inComponent(type, part))];
      const target = type.to(name);
      return [name, target === undefined ? value : each(value, (related) => visible(target, related))];
    }),
  );
}

const visible = (type: ReadableType, row: Row): Row =>
  withoutHiddenRelated(type, Object.fromEntries(Object.entries(row).filter(([name]) => type.reads(name))));

function inComponent(type: ReadableType, part: Row): Row {
  const component = typeof part.__component === 'string' ? type.of(part.__component) : undefined;
  return component === undefined ? part : withoutHiddenRelated(component, part);
}

const each = (value: unknown, change: (row: Row) => Row): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => (isRow(item) ? change(item) : item));
  return isRow(value) ? change(value) : value;
};
