import { expect, test } from 'vitest';
import type { FieldType } from '../../../shared';
import { resultOf } from './results.rules';

const asked = (type: FieldType, options: readonly string[] = []) => ({
  ...{ id: 4, label: 'Pregunta', type, options, isRequired: false, description: null },
});
const counted = (...values: [string, number][]) =>
  values.map(([value, times]) => ({ label: 'Pregunta', value, times }));

test('a rating is summed up by its mean and by each step', () => {
  const result = resultOf(asked('rating_field', ['1', '3']), [
    ...counted(['1', 1], ['3', 2]),
    { label: 'Otra', value: '3', times: 40 },
  ]);
  expect(result).toMatchObject({ answers: 3, average: 2.33 });
  expect(result.options).toEqual([
    { option: '1', times: 1 },
    { option: '2', times: 0 },
    { option: '3', times: 2 },
  ]);
});

test('several options of one answer count each', () => {
  const result = resultOf(asked('multiple_select_pill_field', ['A', 'B']), counted(['A\nB', 2], ['B', 1]));
  expect(result).toMatchObject({ answers: 3, average: null });
  expect(result.options).toEqual([
    { option: 'A', times: 2 },
    { option: 'B', times: 3 },
  ]);
});

test('nobody answered: nothing is counted, and there is no mean', () => {
  expect(resultOf(asked('rating_field', ['1', '2']), [])).toMatchObject({ answers: 0, average: null });
  expect(resultOf(asked('like_dislike_field'), []).options.map(({ option }) => option)).toEqual([
    'Me gusta',
    'No me gusta',
  ]);
});
