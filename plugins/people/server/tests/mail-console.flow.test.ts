import { strapiService } from '@mayorista/kernel';
import { boot } from '@mayorista/kernel/testing';
import { expect, test, vi } from 'vitest';

const secret = { to: 'ana@demo.test', subject: 'Tu código', text: 'Entra con\n\n  123456' };

test.each([
  ['development', ['⚠ Sin servidor de correo. Para ana@demo.test: Tu código. Entra con 123456\n']],
  ['test', []],
])('without a mail server a code is shown on the console of %s: %j, and no other mail is', async (mode, shown) => {
  const app = await boot({ NODE_ENV: mode });
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  try {
    const email = strapiService<{ send: (mail: object) => Promise<void> }>(app.strapi, 'plugin::email.email');
    await email.send(secret);
    await email.send({ ...secret, text: 'Tu pedido va en camino', isSafeToKeep: true });
  } finally {
    write.mockRestore();
  }
  expect(lines.filter((line) => line.includes('correo'))).toEqual(shown);
});
