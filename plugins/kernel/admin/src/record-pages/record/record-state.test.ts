import { expect, test } from 'vitest';
import { createOnly, defineShape, readOnly, text } from '../../../../shared/shape';
import { isPassing, lookPauseMs, recordTitle } from './record-state';

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

test('a page follows a record through states that the platform leads it out of, often at first and seldom at last', () => {
  const shape = defineShape({
    name: 'claim',
    domain: 'incidences',
    label: ['un reclamo', 'reclamos'],
    fields: { note: text({ label: 'Nota', max: 80 }) },
    states: {
      sending: { label: { es: 'Enviando', en: 'Being sent' }, passes: true },
      sent: { label: { es: 'Enviado', en: 'Sent' } },
    },
    moves: { send: { from: 'sending', to: 'sent', label: 'Enviar' } },
    list: { columns: ['id'] },
  });
  expect(['sending', 'sent', 'other'].map((state) => isPassing(shape, { id: 7, state } as never))).toEqual([
    true,
    false,
    false,
  ]);
  expect([lookPauseMs(1), lookPauseMs(2), lookPauseMs(40)]).toEqual([1_300, 1_690, 15_000]);
});
