import { expect, test } from 'vitest';
import { brandChoices, flowTypeChoices, stageChoices } from './choices.rules';

test('brands stand by name as Spanish orders it', () => {
  const names = new Map([
    [1, 'Órbita'],
    [7, 'Ñandú'],
    [8, 'Ópalo'],
  ]);
  expect(brandChoices(new Map([...names.keys()].map((id, at) => [id, at + 2])), names)).toEqual([
    { id: 7, name: 'Ñandú', count: 3 },
    { id: 8, name: 'Ópalo', count: 4 },
    { id: 1, name: 'Órbita', count: 2 },
  ]);
});

test('stages stand in their order, in the asked language where it is there', () => {
  const names = new Map([
    [2, { es: 'Vigente', en: 'Current' }],
    [1, { es: 'Nuevo', en: null }],
  ]);
  const counts = new Map([
    [2, 5],
    [1, 6],
  ]);
  expect(stageChoices(counts, names, 'en')).toEqual([
    { id: 1, name: 'Nuevo', count: 6 },
    { id: 2, name: 'Current', count: 5 },
  ]);
  expect(stageChoices(counts, names, 'es').map(({ name }) => name)).toEqual(['Nuevo', 'Vigente']);
});

test('flow types stand in the order of the choices; those that leave nothing are no choice', () => {
  const counts = new Map([
    ['project', 4],
    ['standard', 10],
  ]);
  expect(flowTypeChoices(counts)).toEqual([
    { value: 'standard', count: 10 },
    { value: 'project', count: 4 },
  ]);
});
