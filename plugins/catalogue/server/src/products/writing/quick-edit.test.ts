import { expect, test } from 'vitest';
import { mergeParts } from './quick-edit';

test('the three parts of a quick edit are one change', () => {
  expect(mergeParts({ catalogue: { brand_id: 1 }, generalInfo: { model: 'A' }, quickEdit: { status: 1 } })).toEqual({
    change: { brand_id: 1, model: 'A', status: 1 },
    refusals: [],
  });
});

test('a field that two parts say differently is refused, and so is what is no part', () => {
  expect(mergeParts({ catalogue: { status: 0 }, quickEdit: { status: 1 }, otra: {} }).refusals).toEqual([
    { code: 'unknown_field', field: 'otra' },
    { code: 'contradicts_itself', field: 'status' },
  ]);
  expect(mergeParts({ quickEdit: [] }).refusals).toEqual([{ code: 'invalid', field: 'quickEdit' }]);
});
