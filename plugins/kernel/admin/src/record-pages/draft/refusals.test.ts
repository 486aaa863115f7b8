import { describe, expect, test } from 'vitest';
import { order } from '../testing';
import { countCells, refusalsOf, withoutCell, withoutField } from './refusals';

const failure = (fields: Record<string, string>) => ({ status: 422, fields, text: 'No se pudo' });
const sent = { costs: [11, 12, 15] };

describe('what was refused', () => {
  const refusals = refusalsOf(
    order,
    failure({
      maker_id: 'No existe',
      file: 'Muy grande',
      'costs.2.maker_id': 'Falta',
      'costs.2.cost': 'Debe ser mayor que cero',
      costs: 'Agrega uno',
      'costs.9.cost': 'De otra línea',
      _general: 'Hoy no',
      state: 'Solo en borrador',
    }),
    sent,
  );

  test('stands at its field, its cell, or above the form where the form does not show it', () => {
    expect(refusals.fields).toEqual({ maker_id: 'No existe', file: 'Muy grande', costs: 'Agrega uno' });
    expect([...refusals.lines.costs!]).toEqual([[15, { maker_id: 'Falta', cost: 'Debe ser mayor que cero' }]]);
    expect(refusals.general).toEqual(['De otra línea', 'Hoy no', 'Solo en borrador']);
    expect(countCells(refusals, 'costs')).toBe(2);
  });

  test('goes away where somebody types, and nowhere else', () => {
    expect(withoutField(refusals, ['maker', 'maker_id']).fields).toEqual({ file: 'Muy grande', costs: 'Agrega uno' });
    const left = withoutCell(refusals, 'costs', 15, 'cost');
    expect(left.lines.costs!.get(15)).toEqual({ maker_id: 'Falta' });
    expect(withoutCell(left, 'costs', 15, 'maker_id').lines.costs!.size).toBe(0);
    expect(withoutCell(refusals, 'costs', 11, 'cost')).toBe(refusals);
  });
});

test('a failure that names no field is told above the form', () =>
  expect(refusalsOf(order, failure({}), {}).general).toEqual(['No se pudo']));
