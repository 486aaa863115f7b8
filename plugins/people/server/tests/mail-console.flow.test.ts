import { strapiService } from '@mayorista/kernel';
import { boot } from '@mayorista/kernel/testing';
import { expect, test, vi } from 'vitest';

test('without a mail server a code is shown on the console of a development machine, other mails are not', async () => {
  const app = await boot({ NODE_ENV: 'development' });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const email = strapiService<{ send: (mail: object) => Promise<void> }>(app.strapi, 'plugin::email.email');
  const mail = { to: 'ana@demo.test', subject: 'Tu código', text: 'Entra con\n\n  123456' };
  await email.send(mail);
  await email.send({ ...mail, text: 'Tu pedido va en camino', isSafeToKeep: true });
  const lines = write.mock.calls.map(([text]) => String(text)).filter((line) => line.includes('correo'));
  write.mockRestore();
  expect(lines).toEqual(['⚠ Sin servidor de correo. Para ana@demo.test: Tu código. Entra con 123456\n']);
});
