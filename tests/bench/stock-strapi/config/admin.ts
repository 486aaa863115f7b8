export default () => ({
  auth: { secret: process.env.ADMIN_JWT_SECRET },
  apiToken: { salt: process.env.API_TOKEN_SALT },
  transfer: { token: { salt: process.env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: process.env.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  rateLimit: { enabled: false },
});
