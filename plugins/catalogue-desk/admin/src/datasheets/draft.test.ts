import { describe, expect, test } from 'vitest';
import type { Datasheet } from './datasheet';
import { bodyOf, draftOf, dropped, errorsOf, isSame, newField, stepped, withField, withGroup } from './draft';

const names = (es: string) => ({ es, en: null });
const field = (id: number, es: string) => ({
  id,
  name: es,
  code: es.toLowerCase(),
  name_translations: names(es),
  field_type: 'text' as const,
  unit: null,
  datasheet_list_id: null,
  options: [],
  is_key: false,
  order: id % 10,
});
const group = (id: number, es: string, datasheet_fields: ReturnType<typeof field>[]) => ({
  id,
  name: es,
  name_translations: names(es),
  order: id,
  datasheet_fields,
});
const sheet: Datasheet = {
  id: 1,
  name: 'Cámaras',
  name_translations: { es: 'Cámaras', en: 'Cameras' },
  updatedAt: '2026-11-21T10:00:00.000Z',
  categories: [{ id: 5, name: 'Domo' }],
  datasheet_groups: [
    group(1, 'Imagen', [field(11, 'Resolución'), field(12, 'Lente')]),
    group(2, 'Energía', [field(21, 'Voltaje')]),
  ],
};
const draft = draftOf(sheet);
const order = (given: typeof draft) =>
  given.groups.map(({ key, fields }) => [key, ...fields.map((each) => each.key)].join(' '));
const drop = (id: string, zone: 'before' | 'inside' | 'after', overId: string) =>
  order(dropped(draft, { id, zone, overId }));

test('what is read and sent back unchanged is the same datasheet', () => {
  expect(bodyOf(draft)).toMatchObject({
    name_translations: { es: 'Cámaras', en: 'Cameras' },
    categories: [5],
    datasheet_groups: [{ id: 1, datasheet_fields: [{ id: 11, field_type: 'text' }, { id: 12 }] }, { id: 2 }],
  });
  expect(isSame(draft, draftOf(sheet))).toBe(true);
  expect(isSame(draft, withGroup(draft, 'g1', { es: 'Imagen ' }))).toBe(true);
  expect(isSame(draft, withField(draft, 'f12', { isKey: true }))).toBe(false);
});

test('a field that is no list names none, whatever was chosen before', () => {
  const chosen = withField(draft, 'f11', { type: 'number', listId: 7, unit: ' MP ' });
  expect(bodyOf(chosen).datasheet_groups[0]!.datasheet_fields[0]).toMatchObject({
    field_type: 'number',
    unit: 'MP',
    datasheet_list_id: null,
  });
});

describe('dragging', () => {
  test('a field stands where it is let go of, in its group or in another', () => {
    expect(drop('f12', 'before', 'f11')).toEqual(['g1 f12 f11', 'g2 f21']);
    expect(drop('f11', 'after', 'f21')).toEqual(['g1 f12', 'g2 f21 f11']);
    expect(drop('f11', 'before', 'f21')).toEqual(['g1 f12', 'g2 f11 f21']);
    expect(drop('f21', 'after', 'g1')).toEqual(['g1 f21 f11 f12', 'g2']);
  });

  test('a group goes with its fields, also when it is let go of over a field of another', () => {
    expect(drop('g2', 'before', 'g1')).toEqual(['g2 f21', 'g1 f11 f12']);
    expect(drop('g1', 'after', 'f21')).toEqual(['g2 f21', 'g1 f11 f12']);
  });

  test('what changes nothing leaves the very same draft', () => {
    expect(dropped(draft, { id: 'f11', zone: 'before', overId: 'f12' })).toBe(draft);
    expect(dropped(draft, { id: 'g1', zone: 'before', overId: 'g2' })).toBe(draft);
    expect(dropped(draft, { id: 'f11', zone: 'after', overId: 'f11' })).toBe(draft);
  });
});

test('by keyboard a field goes step by step, from group to group, and stays at the ends', () => {
  expect(order(stepped(draft, 'f11', 1))).toEqual(['g1 f12 f11', 'g2 f21']);
  expect(order(stepped(draft, 'f12', 1))).toEqual(['g1 f11', 'g2 f12 f21']);
  expect(order(stepped(draft, 'f21', -1))).toEqual(['g1 f11 f12 f21', 'g2']);
  expect(order(stepped(draft, 'g1', 1))).toEqual(['g2 f21', 'g1 f11 f12']);
  expect(stepped(draft, 'f11', -1)).toBe(draft);
  expect(stepped(draft, 'g2', 1)).toBe(draft);
});

test('errors by place are put on what stood there when it was sent', () => {
  const added = withGroup(draft, 'g2', { fields: [...draft.groups[1]!.fields, newField()] });
  const key = added.groups[1]!.fields[1]!.key;
  const errors = errorsOf(added, {
    'datasheet_groups.1.datasheet_fields.1.name_translations.es': 'Es obligatorio',
    'datasheet_groups.0.name_translations.es': 'Es muy largo',
    'name_translations.es': 'Ya existe',
    datasheet_groups: 'Son demasiadas',
  });
  expect(errors).toEqual({
    [key]: { 'name_translations.es': 'Es obligatorio' },
    g1: { 'name_translations.es': 'Es muy largo' },
    '': { 'name_translations.es': 'Ya existe', datasheet_groups: 'Son demasiadas' },
  });
});
