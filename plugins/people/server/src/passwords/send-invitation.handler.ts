import { INVITATION_HOURS } from '@mayorista/config';
import { deliverMail, service, type JobHandler } from '@mayorista/kernel';
import '../../../contract';

export const run: JobHandler<{ user_id: number }> = async ({ strapi, payload, jobId }) => {
  const link = await service(strapi, 'people.accounts').invitation(payload.user_id, INVITATION_HOURS);
  // Closed meanwhile, or the password is set already.
  if (link === null) return { sent: false };
  await deliverMail(strapi, {
    key: `person-invitation:${jobId}`,
    to: link.email,
    subject: 'Tu cuenta de Mayorista está lista',
    keptAs: 'Invitación a una persona',
    tag: 'invitation',
    text: [
      'Te dieron acceso a Mayorista. Abre este enlace y escribe tu contraseña, que nadie más conoce:',
      '',
      link.url,
      '',
      `Funciona una sola vez y vence en ${INVITATION_HOURS} horas. Después entras con tu correo: ${link.email}`,
    ].join('\n'),
  });
  return { sent: true };
};
