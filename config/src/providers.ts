import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { env, type Environment } from './env';

export type DatabaseSettings =
  { readonly client: 'postgres'; readonly url: string } | { readonly client: 'sqlite'; readonly filename: string };

/** The database the platform runs on: PostgreSQL when DATABASE_URL is set, else one file in the data folder. */
export function databaseSettings(): DatabaseSettings {
  const { databaseUrl, dataFolder } = env();
  return databaseUrl === null
    ? { client: 'sqlite', filename: path.join(dataFolder, 'mayorista.db') }
    : { client: 'postgres', url: databaseUrl };
}

/** Where public uploads go: below `public/` of the bucket when S3_BUCKET is set, else the data folder. */
export function uploadSettings(): Record<string, unknown> {
  const { s3 } = env();
  if (s3 === null) return { provider: 'local' };
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: s3.publicUrl ?? undefined,
      rootPath: 'public',
      s3Options: {
        ...s3ClientSettings(s3),
        params: { Bucket: s3.bucket, ACL: s3.marksPublic ? 'public-read' : undefined },
      },
    },
    actionOptions: { upload: {}, uploadStream: {}, delete: {} },
  };
}

/** How the S3 client reaches the bucket. Servers other than Amazon's know no checksums at the end of a body: they get none. */
export function s3ClientSettings(s3: NonNullable<Environment['s3']>) {
  const credentials = { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey };
  if (s3.endpoint === null) return { region: s3.region, credentials };
  const checksums = {
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  return { region: s3.region, credentials, endpoint: s3.endpoint, forcePathStyle: true, ...checksums };
}

/** Returns the origins, beside the cms's own, from which browsers load uploaded pictures. */
export function mediaOrigins({ s3 }: Pick<Environment, 's3'> = env()): string[] {
  if (s3 === null) return [];
  const base = s3.publicUrl ?? s3.endpoint;
  return base === null
    ? [`https://${s3.bucket}.s3.${s3.region}.amazonaws.com`, `https://${s3.bucket}.s3.amazonaws.com`]
    : [new URL(base).origin];
}

/** A mail server that says nothing holds up a job no longer than this, instead of nodemailer's two and ten minutes. */
const mailPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Returns where the store itself asks for pictures that are kept in a bucket; null where there is none. */
export function bucketOrigin({ s3 }: Pick<Environment, 's3'>): string | null {
  if (s3 === null) return null;
  const { bucket, endpoint, publicUrl } = s3;
  // Where the public address says the path as the server itself does, the server is asked: it may have no way out but through a proxy.
  const isPathOfServer = publicUrl === null || new URL(publicUrl).pathname === `/${bucket}`;
  const [first = null] = mediaOrigins({ s3 });
  return endpoint !== null && isPathOfServer ? new URL(endpoint).origin : first;
}

/** What nobody else on the machine may read, in the data folder. */
const privateFolders = ['', 'public/uploads', 'private'];
const privateFiles = ['mayorista.db', 'mayorista.db-wal', 'mayorista.db-shm', 'secrets.env'];

/**
 * Makes the data folder, and keeps what this process writes from now on for its own user alone. What earlier releases left readable for
 * others is closed.
 */
export function keepDataPrivate(): void {
  const { dataFolder } = env();
  process.umask(0o077);
  mkdirSync(dataFolder, { recursive: true });
  const close = (part: string, mode: number): void => {
    const file = path.join(dataFolder, part);
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, mode);
  };
  privateFolders.forEach((part) => close(part, 0o700));
  privateFiles.forEach((part) => close(part, 0o600));
}

/** How mail leaves: by SMTP when SMTP_URL is set, else it stays in an outbox that staff can read. */
export function emailSettings(): Record<string, unknown> {
  const { smtpUrl, mailFrom } = env();
  const settings = { defaultFrom: mailFrom, defaultReplyTo: mailFrom };
  // By its package's name: Strapi puts what it is given in lower case, which a path of this machine seldom survives.
  if (smtpUrl === null) return { provider: '@mayorista/kernel/mail-outbox', settings };
  return { provider: 'nodemailer', providerOptions: { url: smtpUrl, ...mailPatience }, settings };
}
