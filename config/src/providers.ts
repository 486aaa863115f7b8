import path from 'node:path';
import { env } from './env';

export type DatabaseSettings =
  { readonly client: 'postgres'; readonly url: string } | { readonly client: 'sqlite'; readonly filename: string };

/** The database the platform runs on: PostgreSQL when DATABASE_URL is set, else one file in the data folder. */
export function databaseSettings(): DatabaseSettings {
  const { databaseUrl, dataFolder } = env();
  return databaseUrl === null
    ? { client: 'sqlite', filename: path.join(dataFolder, 'mayorista.db') }
    : { client: 'postgres', url: databaseUrl };
}

/** Where uploads go: S3 when S3_BUCKET is set, else the data folder. */
export function uploadSettings(): Record<string, unknown> {
  const { s3 } = env();
  if (s3 === null) return { provider: 'local' };
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: s3.publicUrl ?? undefined,
      s3Options: {
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
        region: s3.region,
        endpoint: s3.endpoint ?? undefined,
        forcePathStyle: s3.endpoint !== null,
        params: { Bucket: s3.bucket },
      },
    },
    actionOptions: { upload: {}, uploadStream: {}, delete: {} },
  };
}

/** How mail leaves: by SMTP when SMTP_URL is set, else it stays in an outbox that staff can read. */
export function emailSettings(): Record<string, unknown> {
  const { smtpUrl, mailFrom } = env();
  const settings = { defaultFrom: mailFrom, defaultReplyTo: mailFrom };
  if (smtpUrl === null) return { provider: require.resolve('@mayorista/kernel/mail-outbox'), settings };
  return { provider: 'nodemailer', providerOptions: smtpUrl, settings };
}
