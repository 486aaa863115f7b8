import path from 'node:path';
import { client, copyOfWorld, demoPassword, type Client, type World } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsProcess, type PlatformProcess } from '../faults/platform-process';
import { until } from '../faults/until';
import { s3Server, type S3Server } from './s3-server';

interface MediaFile {
  readonly id: number;
  readonly url: string;
  readonly mime: string;
  readonly ext: string;
  readonly name: string;
  readonly formats?: Readonly<Record<string, { readonly url: string }>> | null;
}

let s3: S3Server;
let world: World;
let cms: PlatformProcess;
let admin: Client;

beforeAll(async () => {
  s3 = await s3Server();
  world = await copyOfWorld();
  cms = await cmsProcess(
    { ...world, environment: { ...world.environment, ...s3.environment } },
    path.join(__dirname, '..', 'faults', 'server-with-export.cjs'),
  );
  await cms.start();
  const { body } = await client(cms.url, null).post<{ data: { token: string } }>('/admin/login', {
    email: 'admin@mayorista.test',
    password: demoPassword,
  });
  admin = client(cms.url, body.data.token);
});

afterAll(async () => {
  await cms?.stop();
  await s3?.stop();
  await world?.remove();
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#0a5"/></svg>';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(name: string, content: string | Buffer, type: string) {
  const form = new FormData();
  form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name);
  return admin.post<MediaFile[] & { error?: { message: string } }>('/upload', form);
}

describe('public pictures in a bucket', () => {
  test('an upload lies in the bucket below public/, its address works for anybody, and removing it removes it', async () => {
    const { status, body } = await upload('cámara domo.png', pixel, 'image/png');
    expect({ status, body }).toMatchObject({ status: 201, body: [{ mime: 'image/png', ext: '.png' }] });
    const [file] = body;
    expect(file?.url).toMatch(new RegExp(`^${s3.endpoint}/${s3.bucket}/public/[\\w-]+\\.png$`));
    const seen = await fetch(file?.url ?? '');
    expect([
      seen.status,
      seen.headers.get('content-type'),
      Buffer.from(await seen.arrayBuffer()).subarray(0, 8),
    ]).toEqual([200, 'image/png', pixel.subarray(0, 8)]);
    const key = new URL(file?.url ?? '').pathname.slice(`/${s3.bucket}/`.length);
    expect(await s3.keys()).toContain(key);

    expect((await admin.delete(`/upload/files/${file?.id}`)).status).toBe(200);
    expect(await s3.keys()).not.toContain(key);
    expect((await fetch(file?.url ?? '')).status).toBeGreaterThanOrEqual(400);
  });

  test('a drawing is taken; one with code in it is refused and nothing is stored', async () => {
    const before = (await s3.keys()).length;
    const taken = await upload('plano.svg', drawing, 'image/svg+xml');
    expect(taken.body).toMatchObject([{ mime: 'image/svg+xml' }]);
    for (const [name, content] of [
      ['guion.svg', drawing.replace('<rect', '<script>alert(1)</script><rect')],
      ['manejador.svg', drawing.replace('<rect', '<rect onload="alert(1)"')],
      ['disfrazado.png', drawing.replace('<rect', '<script>alert(1)</script><rect')],
    ] as const) {
      const { status, body } = await upload(name, content, 'image/svg+xml');
      expect({ name, status, message: body.error?.message }).toMatchObject({
        name,
        status: 400,
        message: expect.stringMatching(/código|permitido/) as string,
      });
    }
    expect((await s3.keys()).length).toBe(before + 1);
  });
});

describe('private files in a bucket', () => {
  test('an export is downloaded by who asked for it; at its own address in the bucket nobody gets it', async () => {
    const asked = await admin.post<{ data: { id: number } }>('/kernel/exports', {
      name: 'prueba-lenta',
      format: 'csv',
      query: { rows: 3 },
    });
    expect(asked.status).toBe(202);
    let result: { private_file_id: number } | null = null;
    await until('the export is done', async () => {
      const { body } = await admin.get<{ data: { state: string; result: { private_file_id: number } | null } }>(
        `/kernel/background-jobs/${asked.body.data.id}`,
      );
      result = body.data.result;
      return body.data.state === 'done';
    });
    const file = `/kernel/private-files/${(result as { private_file_id: number } | null)?.private_file_id}`;
    expect((await admin.get<string>(file)).body).toContain('3,Fila 3');
    expect((await client(cms.url, null).get(file)).status).toBe(401);

    const [key] = (await s3.keys()).filter((each) => each.startsWith('private/'));
    expect(key).toMatch(/^private\/\d{4}\/\d{2}\/[\w-]+$/);
    expect((await fetch(`${s3.endpoint}/${s3.bucket}/${key}`)).status).toBe(403);
    expect((await fetch(`${s3.endpoint}/${s3.bucket}?list-type=2`)).status).toBe(403);
  });
});
