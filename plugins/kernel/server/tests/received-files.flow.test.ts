import type { Knex } from 'knex';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor, UploadedFile } from '@mayorista/kernel';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kernel, served } from './served';

let app: TestApp;
let knex: Knex;
let actor: Actor;
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  actor = kernel().systemActor('Prueba');
});
afterAll(() => app?.stop());

const upload = async (bytes = pdf, field = 'file'): Promise<UploadedFile> => {
  const file = path.join(await mkdtemp(path.join(app.dataFolder, 'subida-')), 'x');
  await writeFile(file, bytes);
  return { field, name: 'a.pdf', mime: 'application/pdf', path: file, sizeBytes: bytes.length };
};
const bytesKept = async (): Promise<number> =>
  (
    await readdir(path.join(app.dataFolder, 'private'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length;
const kept = async () => [await bytesKept(), (await knex('private_files')).length];
const inTx = <T>(work: Parameters<ReturnType<typeof kernel>['inTransaction']>[1]): Promise<T> =>
  kernel().inTransaction(app.strapi, work) as Promise<T>;

describe('files are judged and kept before the transaction that stores them', () => {
  test('what is stored stays, with one row', async () => {
    const [bytes, rows] = await kept();
    const received = kernel().receivingFiles([await upload()], { file: {} }, ([file]) =>
      inTx<number>((tx) => kernel().storeFile(tx, file!, { owner: actor })),
    );
    expect(await received).toBeGreaterThan(0);
    expect(await kept()).toEqual([bytes! + 1, rows! + 1]);
  });

  test('of a refusal, and of what nobody stored, no byte stays', async () => {
    const before = await kept();
    const refused = kernel().receivingFiles([await upload()], { file: {} }, ([file]) =>
      inTx(async (tx) => {
        await kernel().storeFile(tx, file!, { owner: actor });
        kernel().reject('invalid', 'name');
      }),
    );
    await expect(refused).rejects.toMatchObject({ refusals: [{ code: 'invalid' }] });
    await kernel().receivingFiles([await upload()], { file: {} }, () => Promise.resolve());
    expect(await kept()).toEqual(before);
  });

  test('a refused file is told where it would be stored, on the field that it has there', async () => {
    const before = await kept();
    const stored = kernel().receivingFiles([await upload('%PDF-1.7\n')], { file: {} }, ([file]) =>
      inTx((tx) => kernel().storeFile(tx, { ...file!, field: 'paper' }, {})),
    );
    await expect(stored).rejects.toMatchObject({ refusals: [{ code: 'file_cut_off', field: 'paper' }] });
    expect(await kept()).toEqual(before);
  });

  test('a part is judged by the rules of its own name; one that has none is handed on as it came', async () => {
    const files = [await upload(pdf, 'photo[0]'), await upload(pdf, 'other')];
    const found = await kernel().receivingFiles(files, { photo: { extensions: ['png'] } }, (received) =>
      Promise.resolve(received.map(({ judged }) => judged)),
    );
    expect(found).toEqual([{ refusals: [expect.objectContaining({ code: 'file_type_not_allowed' })] }, undefined]);
  });
});

/** Work that takes its time, by what it is called in the log. */
const slow: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
  ['parsing', async () => kernel().checkUpload(await upload())],
  ['keeping a file', async () => kernel().keepingFiles([{ ...(await upload()) }], () => Promise.resolve())],
  ['storing a file that was not received', async () => inTx(async (tx) => kernel().storeFile(tx, await upload()))],
  ['sending a mail', () => kernel().deliverMail(app.strapi, { key: 'x', to: 'x@x.test', subject: 'x', text: 'x' })],
  ['calling a service', () => kernel().guardedFetch('https://example.invalid')],
  ['writing a workbook', () => kernel().writeXlsx('/dev/null', [], (async function* none() {})())],
  [
    'making a hash',
    () =>
      (
        app.strapi.plugin('users-permissions').service('user') as {
          ensureHashedPasswords: (given: object) => Promise<unknown>;
        }
      ).ensureHashedPasswords({ password: 'x' }),
  ],
];

describe('what takes its time', () => {
  test.each(slow)('%s is noticed inside a transaction', async (_name, work) => {
    await expect(inTx(() => work())).rejects.toMatchObject({ name: 'WorkInsideTransaction' });
  });

  test('is free again once the transaction has ended, in what goes on after it too', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await inTx((tx) => {
      kernel().whenCommitted(tx, () => {
        later = upload().then((file) => kernel().checkUpload(file));
      });
      return Promise.resolve();
    });
    expect(await later).toMatchObject({ mime: 'application/pdf' });
  });

  test('goes on for a person in production, and the log names it', async () => {
    const { assertOutsideTransaction } = served<typeof import('../src/transactions/outside-transaction')>(
      'server/src/transactions/outside-transaction',
    );
    const logged: string[] = [];
    await inTx(() => {
      assertOutsideTransaction('parsing', { isRefused: false, log: (text) => logged.push(text) });
      return Promise.resolve();
    });
    expect(logged).toEqual([expect.stringContaining('parsing inside a transaction')]);
  });
});
