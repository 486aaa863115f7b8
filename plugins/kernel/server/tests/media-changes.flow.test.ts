import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Media {
  readonly id: number;
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let knex: Knex;
/** A folder to move files into. */
let drawer: number;
let staff: Record<'admin' | 'catalogo' | 'marketing' | 'compras', Client>;

const form = (name: string): FormData => {
  const body = new FormData();
  body.append('files', new Blob([pixel], { type: 'image/png' }), name);
  body.append('fileInfo', JSON.stringify({ name }));
  return body;
};
async function uploaded(who: Client): Promise<number> {
  const { status, body } = await who.post<Media[]>('/upload', form('prueba.png'));
  expect(status).toBeLessThan(300);
  return body[0]!.id;
}
const row = (id: number) => knex('files').where({ id }).first('name', 'alternative_text', 'hash', 'folder_path');
const use = (id: number, relatedType: string, relatedId = 1) =>
  knex('files_related_mph').insert({
    file_id: id,
    related_id: relatedId,
    related_type: relatedType,
    field: 'main_image',
    order: 1,
  });

const folder = async (name: string, parent: number | null = null): Promise<{ id: number; path: string }> =>
  (await staff.admin.post<{ data: { id: number; path: string } }>('/upload/folders', { name, parent })).body.data;

/** Every way in which somebody of the panel changes or takes away a file of the library. */
const ways: readonly (readonly [string, (who: Client, id: number) => Promise<{ status: number }>])[] = [
  ['its texts', (who, id) => who.post(`/upload?id=${id}`, { fileInfo: { name: 'otro.png', alternativeText: 'otro' } })],
  [
    'the texts of several',
    (who, id) => who.post('/upload/actions/bulk-update', { updates: [{ id, fileInfo: { name: 'otro.png' } }] }),
  ],
  [
    'the folder it lies in, with its texts',
    (who, id) => who.post(`/upload?id=${id}`, { fileInfo: { name: 'prueba.png', folder: drawer } }),
  ],
  [
    'the folder it lies in, by moving several, as its texts',
    (who, id) => who.post('/upload/actions/bulk-move', { fileIds: [id], folderIds: [], destinationFolderId: drawer }),
  ],
  ['its bytes', (who, id) => who.post(`/upload?id=${id}`, form('otro.png'))],
  [
    'its alternative text',
    (who, id) => who.post('/kernel/media-alts', { files: [{ file_id: id, alts: { es: 'otro' } }] }),
  ],
  ['it, by removing', (who, id) => who.delete(`/upload/files/${id}`)],
  ['it, by removing several', (who, id) => who.post('/upload/actions/bulk-delete', { fileIds: [id], folderIds: [] })],
];

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  staff = {
    admin: await app.asStaff('admin'),
    catalogo: await app.asStaff('catalogo'),
    marketing: await app.asStaff('marketing'),
    compras: await app.asStaff('compras'),
  };
  drawer = (await folder('Cajón')).id;
});

describe.each(ways)('of a file of the library, %s', (what, change) => {
  let foreign: number;
  beforeEach(async () => {
    foreign = await uploaded(staff.admin);
  });

  test('is not changed by who has nothing to do with it, and it stays as it was', async () => {
    const before = await row(foreign);
    for (const name of ['catalogo', 'marketing', 'compras'] as const)
      expect((await change(staff[name], foreign)).status, name).toBe(403);
    await use(foreign, 'api::marketing.popup');
    expect((await change(staff.catalogo, foreign)).status).toBe(403);
    expect(await row(foreign)).toEqual(before);
  });

  test('is taken away or replaced by no single domain where two show it; each may name it', async () => {
    const before = await row(foreign);
    await use(foreign, 'api::catalogue.product');
    await use(foreign, 'api::marketing.popup');
    const isOfTexts = what.includes('text');
    for (const name of ['catalogo', 'marketing'] as const)
      expect((await change(staff[name], foreign)).status === 403, name).toBe(!isOfTexts);
    if (!isOfTexts) expect(await row(foreign)).toEqual(before);
  });

  test('is changed by those whose records alone show it', async () => {
    await use(foreign, 'api::catalogue.product');
    const before = await row(foreign);
    expect((await change(staff.catalogo, foreign)).status).toBeLessThan(300);
    expect(await row(foreign)).not.toEqual(before);
  });

  test('is changed by who uploaded it, and by the super admin', async () => {
    const [own, other] = [await uploaded(staff.marketing), await uploaded(staff.marketing)];
    const before = [await row(own), await row(other)];
    const byMarketing = await change(staff.marketing, own);
    // Alternative texts of the library are marketing's and the catalogue's, each of their own pictures.
    expect(byMarketing.status).toBeLessThan(300);
    expect((await change(staff.admin, other)).status).toBeLessThan(300);
    expect([await row(own), await row(other)]).not.toEqual(before);
  });
});

test('banners of categories and pictures of overviews are of the domain that keeps products', async () => {
  const [banner] = (await knex('category_banners').select('file_id').limit(1)) as { file_id: number }[];
  const rename = (who: Client) => who.post(`/upload?id=${banner!.file_id}`, { fileInfo: { name: 'otro.png' } });
  expect((await rename(staff.marketing)).status).toBe(403);
  expect((await rename(staff.compras)).status).toBe(403);
  expect((await rename(staff.catalogo)).status).toBeLessThan(300);
});

test('pictures in the blocks of a landing are of the domain that keeps landings', async () => {
  const id = await uploaded(staff.admin);
  await use(id, 'landing.hero');
  const rename = (who: Client) => who.post(`/upload?id=${id}`, { fileInfo: { name: 'otro.png' } });
  expect((await rename(staff.catalogo)).status).toBe(403);
  expect((await rename(staff.marketing)).status).toBeLessThan(300);
});

test('of several files to be removed none goes when one is not theirs; nor does a folder with such a file', async () => {
  const [own, foreign] = [await uploaded(staff.marketing), await uploaded(staff.admin)];
  const { status } = await staff.marketing.post('/upload/actions/bulk-delete', {
    fileIds: [own, foreign],
    folderIds: [],
  });
  expect(status).toBe(403);
  expect([await row(own), await row(foreign)]).toEqual([expect.anything(), expect.anything()]);
  const { id: folderId, path } = await folder('Ajena');
  await knex('files').where({ id: foreign }).update({ folder_path: path });
  const removed = await staff.marketing.post('/upload/actions/bulk-delete', {
    fileIds: [],
    folderIds: [folderId],
  });
  expect(removed.status).toBe(403);
  expect(await row(foreign)).toBeDefined();
});

test('of several files to be moved none goes when one is not theirs; nor does a folder with such a file, by any of its doors', async () => {
  const [own, foreign] = [await uploaded(staff.marketing), await uploaded(staff.admin)];
  const before = [await row(own), await row(foreign)];
  const move = (who: Client, given: object) =>
    who.post('/upload/actions/bulk-move', { fileIds: [], folderIds: [], destinationFolderId: drawer, ...given });
  expect((await move(staff.marketing, { fileIds: [own, foreign] })).status).toBe(403);
  expect([await row(own), await row(foreign)]).toEqual(before);

  const outer = await folder('De todos');
  const inner = await folder('De uno', outer.id);
  await knex('files').where({ id: foreign }).update({ folder_path: inner.path });
  const places = () => knex('upload_folders').whereIn('id', [outer.id, inner.id]).orderBy('id').select('path', 'name');
  const found = await places();
  for (const { id } of [outer, inner]) {
    expect((await move(staff.marketing, { folderIds: [id] })).status).toBe(403);
    expect((await staff.marketing.put(`/upload/folders/${id}`, { name: 'Otra', parent: drawer })).status).toBe(403);
  }
  expect(await places()).toEqual(found);
  // A new name moves nothing; a folder of own files goes where its owner likes.
  const renamed = { name: 'De uno solo', parent: outer.id };
  expect((await staff.marketing.put(`/upload/folders/${inner.id}`, renamed)).status).toBe(200);
  await knex('files').where({ id: own }).update({ folder_path: inner.path });
  await knex('files').where({ id: foreign }).update({ folder_path: '/' });
  expect((await move(staff.marketing, { folderIds: [inner.id] })).status).toBe(200);
  expect((await row(own))?.folder_path).not.toBe(inner.path);
  expect((await staff.marketing.put(`/upload/folders/${inner.id}`, { ...renamed, parent: null })).status).toBe(200);
});

test('a move of what is no file is refused as before, by Strapi', async () => {
  for (const fileIds of ['x', [{ $ne: null }], [null]])
    expect(
      (await staff.marketing.post('/upload/actions/bulk-move', { fileIds, destinationFolderId: null })).status,
    ).toBe(400);
});
