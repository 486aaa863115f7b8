import { expect, test } from 'vitest';
import { createOnly, defineShape, readOnly, text } from '../../../../shared/shape';
import { recordTitle } from './record-state';

test('a record is called by a name that it must have or that rules keep, not by what somebody may type', () => {
  const shapeOf = (serial: ReturnType<typeof text>) =>
    defineShape({
      name: 'claim',
      domain: 'incidences',
      label: ['un reclamo', 'reclamos'],
      fields: { serial },
      list: { columns: ['id'] },
    });
  const title = (serial: ReturnType<typeof text>) => recordTitle(shapeOf(serial), { id: 7, serial: 'ZX-1' } as never);
  expect(title(createOnly(text({ label: 'Serie', max: 80 })))).toBe('Reclamo núm. 7');
  expect(title(readOnly(text({ label: 'Folio', max: 80 })))).toBe('ZX-1');
});
