import { expect, test } from 'vitest';
import { toldOf } from './many';

const reasons = [{ field: 'sat_key', message: 'Falta la clave SAT' }];
const kept = (id: number) => ({ id, reasons, published_in_store: false, result: 'NO' as const });

test('of many products one is told how many were changed, and how many were not and why', () => {
  expect(toldOf({ products: 3, not_published: [] }, 'publicados')).toEqual({
    done: '3 productos: publicados',
    failed: null,
  });
  expect(
    toldOf(
      {
        products: 3,
        not_published: [kept(1), kept(2)],
      },
      'publicados',
    ),
  ).toEqual({ done: '1 producto: publicado', failed: '2 productos sin publicar: Falta la clave SAT' });
  expect(toldOf({ products: 1, not_published: [kept(1)] }, 'publicados')).toEqual({
    done: null,
    failed: '1 producto sin publicar: Falta la clave SAT',
  });
});

test('of more products than are changed at once one is told where to see how far it is', () => {
  expect(toldOf({ products: 90, job_id: 7 }, 'activados')).toEqual({
    done: '90 productos: se cambian en segundo plano; mira el avance en Trabajos',
    failed: null,
  });
});
