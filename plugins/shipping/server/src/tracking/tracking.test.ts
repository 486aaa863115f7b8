import { describe, expect, test } from 'vitest';
import { demoAnswer } from './demo-tracking';
import { readDhl } from './dhl';

const handedOver = '2026-11-24T15:00:00.000Z';
const after = (hours: number) => new Date(new Date(handedOver).getTime() + hours * 3_600_000);
const way = (number: string, hours: number) => readDhl(demoAnswer(number, handedOver, after(hours)));

describe('an answer of DHL', () => {
  test('is read: the newest step first, its place, and when it should be there', () => {
    const body = {
      shipments: [
        {
          status: { statusCode: 'transit', timestamp: '2026-11-24T18:00:00' },
          estimatedTimeOfDelivery: '2026-11-26T12:00:00',
          events: [
            { timestamp: '2026-11-24T15:00:00', statusCode: 'pre-transit', status: 'INFO' },
            {
              timestamp: '2026-11-24T18:00:00',
              statusCode: 'transit',
              description: 'Recolectado',
              location: { address: { addressLocality: 'MONTERREY', countryCode: 'MX' } },
            },
          ],
        },
      ],
    };
    expect(readDhl(body)).toEqual({
      state: 'transit',
      estimatedAt: '2026-11-26T12:00:00',
      steps: [
        { at: '2026-11-24T18:00:00', state: 'transit', text: 'Recolectado', place: 'MONTERREY' },
        { at: '2026-11-24T15:00:00', state: 'pre_transit', text: 'INFO', place: null },
      ],
    });
  });

  test('with a state that nobody knows says nothing of it', () => {
    expect(readDhl({ shipments: [{ status: { statusCode: 'new-one' } }] })).toMatchObject({
      state: 'unknown',
      steps: [],
    });
  });

  test.each([null, {}, { shipments: [] }, '<html>'])(
    'that is none (%j) is an absence, not a package without a way',
    (body) => {
      expect(() => readDhl(body)).toThrow(/no se entiende/);
    },
  );
});

describe('the stand-in', () => {
  test('goes on with time, to the end', () => {
    expect(way('1', 1)).toMatchObject({ state: 'pre_transit' });
    expect(way('1', 15)).toMatchObject({ state: 'transit' });
    expect(way('1', 15).steps).toHaveLength(3);
    expect(way('1', 40)).toMatchObject({
      state: 'delivered',
      steps: [{ text: 'Entregado y firmado' }, {}, {}, {}, {}],
    });
  });

  test('has packages with trouble', () => expect(way('1X', 40)).toMatchObject({ state: 'failure' }));
});
