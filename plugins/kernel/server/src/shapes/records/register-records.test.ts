import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import type { DefinedRecord } from './record.types';
import { registerRecords } from './register-records';

test('a shape with a guarded field is refused: its answers would tell it', () => {
  const record = { shape: { uid: 'api::inventory.supplier' }, routes: [] } as unknown as DefinedRecord;
  expect(() => registerRecords({} as Core.Strapi, [record])).toThrow('api::inventory.supplier is a shape');
});
