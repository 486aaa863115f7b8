import { env } from '@mayorista/config';

export default () => ({
  auth: {
    secret: env().secrets.adminJwt,
    sessions: { maxRefreshTokenLifespan: 30 * 24 * 3600, maxSessionLifespan: 7 * 24 * 3600 },
  },
  apiToken: { salt: env().secrets.apiTokenSalt },
  forgotPassword: {
    from: env().mailFrom,
    replyTo: env().mailFrom,
    emailTemplate: {
      subject: 'Restablece tu contraseña del panel de Mayorista',
      text: `Alguien pidió restablecer la contraseña de tu cuenta del panel. Si fuiste tú, abre este enlace y escribe la nueva:

<%= url %>

Vence en una hora. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.`,
      html: `<p>Alguien pidió restablecer la contraseña de tu cuenta del panel. Si fuiste tú, abre este enlace y escribe la nueva:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>Vence en una hora. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.</p>`,
    },
  },
  transfer: { token: { salt: env().secrets.transferTokenSalt } },
  secrets: { encryptionKey: env().secrets.encryptionKey },
  flags: { nps: false, promoteEE: false, docLinks: false },
  autoOpen: false,
  // The kernel's rate limits keep this door: they count the failed tries alone, and for all processes together.
  rateLimit: { enabled: false },
  preview: { enabled: false },
});
