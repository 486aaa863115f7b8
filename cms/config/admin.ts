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
  // The kernel's rate limits keep this door: they count the failed tries alone, and for all processes together.
  rateLimit: { enabled: false },
  preview: { enabled: false },
});
