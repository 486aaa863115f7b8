import { emailSettings, env, uploadSettings } from '@mayorista/config';

export default () => ({
  'users-permissions': { config: { jwtSecret: env().secrets.jwt, jwt: { expiresIn: '365d' } } },
  upload: { config: { ...uploadSettings(), sizeLimit: 25 * 1024 * 1024, breakpoints: { large: 1000, small: 400 } } },
  email: { config: emailSettings() },
});
