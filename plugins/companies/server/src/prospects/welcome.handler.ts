import { INVITATION_HOURS } from '@mayorista/config';
import { deliverMail, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/people/contract';

export const run: JobHandler<{ user_id: number }> = async ({ strapi, payload, jobId }) => {
  const link = await service(strapi, 'people.accounts').invitation(payload.user_id, INVITATION_HOURS);
  if (link === null) return { sent: false };
  await deliverMail(strapi, {
    key: `welcome:${jobId}`,
    to: link.email,
    subject: 'Bienvenido a Mayorista: tu cuenta está lista',
    keptAs: 'Bienvenida a un distribuidor',
    tag: 'welcome',
    text: [
      'Tu empresa ya es distribuidor de Mayorista. Abre este enlace y escribe tu contraseña para ver tus precios y comprar:',
      '',
      link.url,
      '',
      `Funciona una sola vez y vence en ${INVITATION_HOURS} horas. Después entras con tu correo: ${link.email}`,
    ].join('\n'),
  });
  return { sent: true };
};
