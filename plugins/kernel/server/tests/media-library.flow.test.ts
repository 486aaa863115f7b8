import { stat } from 'node:fs/promises';
import path from 'node:path';
import { boot, servicesOfTests, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
});

interface Uploaded {
  readonly url: string;
  readonly mime: string;
  readonly size: number;
}

const upload = (name: string, type: string, text: string) => {
  const form = new FormData();
  form.append('files', new Blob([text], { type }), name);
  return staff.post<Uploaded[]>('/upload', form);
};
const files = (): Promise<number> => app.strapi.db.query('plugin::upload.file').count({});

test.each([
  ['feed.xml', 'application/xml', '<?xml version="1.0"?><rss/>'],
  ['plano.xml', 'text/xml', '<x><script xmlns="http://www.w3.org/1999/xhtml">fetch("/admin/users")</script></x>'],
  ['plano.svg', 'image/svg+xml', '<x><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></x>'],
  ['plano.png', 'image/png', '<x xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['plano', 'application/xml', '<x xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['pagina.xhtml', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
])('%s is no picture: refused, and nothing of it is kept', async (name, type, text) => {
  const before = await files();
  expect((await upload(name, type, text)).status).toBe(400);
  expect(await files()).toBe(before);
});

test('a drawing is kept with only what draws', async () => {
  const odd = '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="x"/>';
  const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${odd}<path d="M0 0h9v9z"/></svg>`;
  const { status, body } = await upload('plano.svg', 'image/svg+xml', drawing);
  expect(status).toBe(201);
  const served = await fetch(app.url + body[0]?.url);
  expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
    'image/svg+xml',
    'nosniff',
  ]);
  const text = await served.text();
  expect(text).toContain('viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  expect(text).not.toContain('sodipodi');
  // Strapi counts in thousands of bytes.
  expect(body[0]?.size).toBeCloseTo(Buffer.byteLength(text) / 1_000, 2);
});

test('nobody else on this machine reads the data: database, pictures, folder', async () => {
  const { body } = await upload(
    'punto.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  );
  const database = servicesOfTests() === null ? ['mayorista.db', 'mayorista.db-wal'] : [];
  for (const name of ['', ...database, 'public/uploads', `public${body[0]?.url}`]) {
    const { mode } = await stat(path.join(app.dataFolder, name));
    expect((mode & 0o077).toString(8), name).toBe('0');
  }
});
