import { env } from '@mayorista/config';

export default () => ({
  auth: {
    secret: env().secrets.adminJwt,
    sessions: { maxRefreshTokenLifespan: 30 * 24 * 3600, maxSessionLifespan: 7 * 24 * 3600 },
  },
  apiToken: { salt: env().secrets.apiTokenSalt },
  transfer: { token: { salt: env().secrets.transferTokenSalt } },
  secrets: { encryptionKey: env().secrets.encryptionKey },
  flags: { nps: false, promoteEE: false, docLinks: false },
  autoOpen: false,
  rateLimit: { interval: { min: 5 }, max: 20 },
  preview: { enabled: false },
});
