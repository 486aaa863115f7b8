import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { s3ClientSettings, type Environment } from '@mayorista/config';

/** Uploads and private files as backups see them. */
export interface StoredFiles {
  readonly kind: 'folder' | 'bucket';
  /** Copies what is not there yet; returns how many files it copied. */
  readonly save: (target: string) => Promise<number>;
  readonly restore: (source: string) => Promise<void>;
}

export const storedFiles = ({ s3, dataFolder }: Pick<Environment, 's3' | 'dataFolder'>): StoredFiles =>
  s3 === null ? filesInFolder(dataFolder) : filesInBucket(s3);

const parts = ['public/uploads', 'private'];

function filesInFolder(dataFolder: string): StoredFiles {
  return {
    kind: 'folder',
    async save(target) {
      let copied = 0;
      for (const part of parts) copied += await copyNew(path.join(dataFolder, part), path.join(target, part));
      return copied;
    },
    async restore(source) {
      for (const part of parts) await replaceFolder(path.join(source, part), path.join(dataFolder, part));
    },
  };
}

async function copyNew(source: string, target: string): Promise<number> {
  let copied = 0;
  for (const entry of await readdirIfThere(source)) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) copied += await copyNew(from, to);
    else if (!existsSync(to) && !entry.name.endsWith('.part')) copied += await copyIfThere(from, to);
  }
  return copied;
}

const ifThere = async <T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    // Files come and go while they are copied; what goes is named by nothing any more.
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  });
const readdirIfThere = (folder: string) => ifThere(readdir(folder, { withFileTypes: true }), []);

async function copyIfThere(from: string, to: string): Promise<number> {
  await mkdir(path.dirname(to), { recursive: true });
  return ifThere(
    copyFile(from, to).then(() => 1),
    0,
  );
}

/** The new folder is whole before it takes the old one's place. */
async function replaceFolder(source: string, target: string): Promise<void> {
  const [next, last] = [`${target}.restoring`, `${target}.before`];
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  if (existsSync(source)) await cp(source, next, { recursive: true });
  await rm(last, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, last);
  await rename(next, target);
  await rm(last, { recursive: true, force: true });
}

const prefixes = ['public/', 'private/'];

function filesInBucket(settings: NonNullable<Environment['s3']>): StoredFiles {
  const client = new S3Client(s3ClientSettings(settings));
  const { bucket, marksPublic } = settings;
  return {
    kind: 'bucket',
    async save(target) {
      let copied = 0;
      for (const prefix of prefixes)
        for await (const key of keysOf(client, bucket, prefix)) {
          const file = path.join(target, ...key.split('/'));
          if (existsSync(file)) continue;
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
          await mkdir(path.dirname(file), { recursive: true });
          await pipeline(Body as Readable, createWriteStream(file));
          copied += 1;
        }
      return copied;
    },
    async restore(source) {
      for (const key of await filesBelow(source)) {
        const file = path.join(source, ...key.split('/'));
        const access = marksPublic && key.startsWith('public/') ? { ACL: 'public-read' as const } : {};
        const ContentLength = (await stat(file)).size;
        const type = contentTypeOf(key);
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: createReadStream(file),
            ContentLength,
            ...type,
            ...access,
          }),
        );
      }
    },
  };
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

async function* keysOf(client: S3Client, bucket: string, prefix: string): AsyncIterable<string> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined && !Key.endsWith('/')) yield Key;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdirIfThere(path.join(folder, prefix));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const key = path.posix.join(prefix, entry.name);
      return entry.isDirectory() ? await filesBelow(folder, key) : [key];
    }),
  );
  return found.flat();
}
