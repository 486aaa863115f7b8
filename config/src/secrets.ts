import type { Environment } from './env';

/** Returns every secret in force by the name of its variable. For backups: what the database holds is signed and encrypted with them. */
export const secretsByName = ({ secrets, webPush }: Environment): Readonly<Record<string, string>> => ({
  APP_KEYS: secrets.appKeys.join(','),
  API_TOKEN_SALT: secrets.apiTokenSalt,
  ADMIN_JWT_SECRET: secrets.adminJwt,
  TRANSFER_TOKEN_SALT: secrets.transferTokenSalt,
  JWT_SECRET: secrets.jwt,
  ENCRYPTION_KEY: secrets.encryptionKey,
  SESSION_SECRET: secrets.session,
  SEARCH_MASTER_KEY: secrets.searchMasterKey,
  VAPID_PRIVATE_KEY: webPush.privateKey,
});

/** Reads back what `secretLines` wrote. */
export const parseSecretLines = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf('=');
      return at < 1 || line.startsWith('#') ? [] : [[line.slice(0, at), line.slice(at + 1)]];
    }),
  );

export const secretLines = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
