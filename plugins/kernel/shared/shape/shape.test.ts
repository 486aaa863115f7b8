import { describe, expect, test } from 'vitest';
import {
  choice,
  defineReferable,
  defineShape,
  lines,
  quantity,
  references,
  shapeTitles,
  statePlural,
  text,
} from './index';

const base = { name: 'ladder', domain: 'kernel', list: { columns: ['id'] } } as const;
const label = ['una escalera', 'escaleras'] as const;
const fields = { name: text({ label: 'Nombre', max: 20 }) };

describe('a shape that contradicts itself is a defect when its file is loaded', () => {
  test('names that are not written like names', () => {
    expect(() => defineShape({ ...base, label, fields: { aName: text({ label: 'Nombre', max: 20 }) } })).toThrow(
      'Shape ladder: aName is not snake_case',
    );
    expect(() => defineShape({ ...base, name: 'Ladder', label, fields })).toThrow('Ladder is not kebab-case');
    expect(() => defineShape({ ...base, label: ['Escalera', 'Escaleras'], fields })).toThrow('neither un nor una');
    expect(() => defineShape({ ...base, label, fields: { state: text({ label: 'X', max: 2 }) } })).toThrow(
      'state names a field and something else',
    );
    expect(() => defineShape({ ...base, label, fields: { published_at: text({ label: 'X', max: 2 }) } })).toThrow(
      "published_at is a column of Strapi's own",
    );
  });

  test('a state that is never reached, two moves from one state to the same other', () => {
    const states = { low: { label: { es: 'Baja', en: 'Low' } }, high: { label: { es: 'Alta', en: 'High' } } };
    expect(() => defineShape({ ...base, label, fields, states })).toThrow('state high is never reached');
    const up = { from: 'low', to: 'high', label: 'Subir' } as const;
    expect(() => defineShape({ ...base, label, fields, states, moves: { up, climb: up } })).toThrow(
      'two moves lead from low to high',
    );
  });

  test('a field of the name under which a set gives its ids', () => {
    const makers = defineReferable({
      domain: 'kernel',
      name: 'maker',
      table: 'makers',
      nameColumn: 'name',
      path: '/m',
    });
    const helpers = references(makers, { one: 'helper', label: 'Ayudantes' });
    const taken = { ...fields, helper_ids: text({ label: 'Ayudan', max: 20 }) };
    expect(() => defineShape({ ...base, label, fields: taken, lines: { helpers } })).toThrow(
      'helper_ids names a field and something else',
    );
  });

  test('lines that keep their ids by nothing', () => {
    expect(() => lines({ one: 'rung', label: 'Peldaños', keepIds: true, fields })).toThrow('say what is unique');
  });
});

test('a shape that says little is completed: plural, table, order, form, name column', () => {
  const shape = defineShape({
    ...base,
    label,
    fields: { height: quantity({ label: 'Altura' }), name: text({ label: 'Nombre', max: 20 }) },
    lines: {
      rungs: lines({ one: 'rung', label: 'Peldaños', fields: { kind: choice({ a: 'A' }, { label: 'Tipo' }) } }),
    },
  });
  expect(shape).toMatchObject({
    plural: 'ladders',
    table: 'ladders',
    uid: 'api::kernel.ladder',
    path: '/kernel/ladders',
    nameColumn: 'name',
    list: { columns: ['id'], filters: [], search: [], order: ['id', 'desc'] },
    form: [['height'], ['name'], ['rungs']],
    comments: false,
  });
});

test('titles follow from the label, whose article tells the gender', () => {
  expect(shapeTitles({ label })).toEqual({ one: 'Escalera', many: 'Escaleras', new: 'Nueva escalera' });
  expect(shapeTitles({ label: ['un acuerdo de precios', 'acuerdos de precios'] }).new).toBe('Nuevo acuerdo de precios');
  expect(['state', 'status'].map((stateField) => statePlural({ stateField }))).toEqual(['states', 'statuses']);
});
