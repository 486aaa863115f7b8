import type { JobContext } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import { run } from './change-products.handler';

test('a process that is asked to stop leaves the rest for its next try', async () => {
  // Without a database: it writes nothing more.
  const stopped = {
    payload: { productIds: [1], changes: {}, actor: { kind: 'staff', id: 1, name: 'Ana' } },
    signal: AbortSignal.abort(),
  } as unknown as JobContext<never>;
  await expect(run(stopped)).rejects.toThrow('Se detuvo a la mitad; continúa en el siguiente intento');
});
