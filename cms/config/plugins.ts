import { emailSettings, env, REMEMBERED_LOGIN_DAYS, SESSION_LIFETIMES, uploadSettings } from '@mayorista/config';

const hour = 3_600;
const day = 24 * hour;

export default () => ({
  'users-permissions': {
    config: {
      jwtSecret: env().secrets.jwt,
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: SESSION_LIFETIMES.accessMinutes * 60,
        idleSessionLifespan: SESSION_LIFETIMES.idleHours * hour,
        maxSessionLifespan: SESSION_LIFETIMES.maxDays * day,
        // With 'recordarme' a person who stays away for long is still logged in.
        idleRefreshTokenLifespan: REMEMBERED_LOGIN_DAYS * day,
        maxRefreshTokenLifespan: REMEMBERED_LOGIN_DAYS * day,
      },
    },
  },
  upload: { config: { ...uploadSettings(), sizeLimit: 25 * 1024 * 1024, breakpoints: { large: 1000, small: 400 } } },
  email: { config: emailSettings() },
});
