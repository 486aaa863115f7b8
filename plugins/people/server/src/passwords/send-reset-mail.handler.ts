import { PASSWORD_LINK_MINUTES } from '@mayorista/config';
import { deliverMail, type JobHandler } from '@mayorista/kernel';
import { findAccountByEmail } from '../login/find-account';
import { makePasswordLink } from './password-link';

export const run: JobHandler<{ email: string }> = async ({ strapi, payload, jobId }) => {
  const account = await findAccountByEmail(strapi, payload.email);
  // Nothing tells, not even to those who read the list of jobs, whether there was an account.
  if (account === null || account.blocked) return {};
  const { url } = makePasswordLink(account);
  await deliverMail(strapi, {
    key: `password-reset:${jobId}`,
    to: account.email,
    subject: 'Restablece tu contraseña de Mayorista',
    keptAs: 'Restablecer contraseña: enlace pedido',
    tag: 'password-reset',
    text: [
      'Alguien pidió restablecer la contraseña de tu cuenta. Si fuiste tú, abre este enlace y escribe la nueva:',
      '',
      url,
      '',
      `Funciona una sola vez y vence en ${PASSWORD_LINK_MINUTES} minutos. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.`,
    ].join('\n'),
  });
  return {};
};
