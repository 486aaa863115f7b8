import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { s3ClientSettings, type Environment } from '@mayorista/config';
import type { PrivateStorage, StoredBytes } from './storage';

type S3Settings = NonNullable<Environment['s3']>;

const prefix = 'private/';

/** Creates a storage below `private/` of an S3 bucket, never public; an upload becomes visible only when it is complete. */
export function s3Storage(settings: S3Settings): PrivateStorage {
  const client = new S3Client(s3ClientSettings(settings));
  const at = (key: string) => ({ Bucket: settings.bucket, Key: prefix + key });
  return {
    async put(key, localFile) {
      const { size } = await stat(localFile);
      await client.send(new PutObjectCommand({ ...at(key), Body: createReadStream(localFile), ContentLength: size }));
    },
    open: async (key) => (await client.send(new GetObjectCommand(at(key)))).Body as Readable,
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
    list: () => listAll(client, settings.bucket),
  };
}

async function* listAll(client: S3Client, bucket: string): AsyncIterable<StoredBytes> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined) yield { key: Key.slice(prefix.length), modifiedAt: LastModified ?? new Date() };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
