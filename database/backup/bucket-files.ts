import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { s3ClientSettings, type Environment } from '@mayorista/config';
import { filesBelow } from './files-below';
import { BackupProblem } from './problem';
import type { StoredFiles } from './stored-files.types';

const prefixes = ['public/', 'private/'];

/** Returns the uploads and private files of an S3 bucket. Their methods throw a BackupProblem that names the object which cannot be read or written. */
export function filesInBucket(settings: NonNullable<Environment['s3']>): StoredFiles {
  const bucket: Bucket = { client: new S3Client(s3ClientSettings(settings)), name: settings.bucket };
  return {
    kind: 'bucket',
    async save(target) {
      let copied = 0;
      for (const prefix of prefixes)
        for await (const key of keysOf(bucket, prefix)) copied += await saveObject(bucket, key, target);
      return copied;
    },
    async restore(source) {
      for (const key of await filesBelow(source))
        await writeObject(bucket, key, path.join(source, ...key.split('/')), settings.marksPublic);
    },
  };
}

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

/** Copies an object unless it is there already or was removed meanwhile. Returns how many were copied. */
async function saveObject(bucket: Bucket, key: string, target: string): Promise<number> {
  const file = path.join(target, ...key.split('/'));
  if (existsSync(file)) return 0;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const { Body } = await bucket.client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key }));
    await pipeline(Body as Readable, createWriteStream(`${file}.part`));
  } catch (error) {
    if (isMissing(error) && !(await isListed(bucket, key))) return 0;
    throw objectProblem(`El depósito ${bucket.name} no entrega «${key}»`, error);
  }
  await rename(`${file}.part`, file);
  return 1;
}

async function writeObject({ client, name }: Bucket, key: string, file: string, marksPublic: boolean): Promise<void> {
  const access = marksPublic && key.startsWith('public/') ? { ACL: 'public-read' as const } : {};
  const [Body, ContentLength] = [createReadStream(file), (await stat(file)).size];
  await client
    .send(new PutObjectCommand({ Bucket: name, Key: key, Body, ContentLength, ...contentTypeOf(key), ...access }))
    .catch((error: unknown) => {
      throw objectProblem(`El depósito ${name} no recibe «${key}»`, error);
    });
}

const objectProblem = (text: string, cause: unknown): BackupProblem =>
  new BackupProblem(`${text}: ${cause instanceof Error ? `${cause.name} ${cause.message}`.trim() : String(cause)}`, {
    cause,
  });

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

/** Tells whether the bucket still lists an object: one that was removed is named by nothing any more. */
async function isListed(bucket: Bucket, key: string): Promise<boolean> {
  for await (const each of keysOf(bucket, key)) if (each === key) return true;
  return false;
}

/** Browsers are told the type of what is public; private files have theirs in the database. */
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};
const contentTypeOf = (key: string): { readonly ContentType?: string } => {
  const type = types[path.extname(key).toLowerCase()];
  return type === undefined ? {} : { ContentType: type };
};

async function* keysOf({ client, name }: Bucket, prefix: string): AsyncIterable<string> {
  let token: string | undefined;
  do {
    const page = await client
      .send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix, ContinuationToken: token }))
      .catch((error: unknown) => {
        throw objectProblem(`El depósito ${name} no dice qué archivos tiene`, error);
      });
    for (const { Key } of page.Contents ?? []) if (Key !== undefined && !Key.endsWith('/')) yield Key;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
