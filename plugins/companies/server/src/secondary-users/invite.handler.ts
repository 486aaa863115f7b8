import { INVITATION_HOURS } from '@mayorista/config';
import { deliverMail, getKnex, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { tables } from '../uids';

export const run: JobHandler<{ user_id: number }> = async ({ strapi, payload, jobId }) => {
  const link = await service(strapi, 'people.accounts').invitation(payload.user_id, INVITATION_HOURS);
  // Disabled meanwhile, or the password is set already.
  if (link === null) return { sent: false };
  const person = await service(strapi, 'people.users').find(payload.user_id);
  const company = (await getKnex(strapi)(tables.company)
    .where({ id: person?.company_id ?? 0 })
    .first('business_name')) as { business_name: string } | undefined;
  const of = company?.business_name ?? 'tu empresa';
  await deliverMail(strapi, {
    key: `invitation:${jobId}`,
    to: link.email,
    subject: `${of} te invita a Mayorista`,
    keptAs: `Invitación a la cuenta de ${of}`,
    tag: 'invitation',
    text: [
      `${of} te dio acceso a su cuenta de Mayorista. Abre este enlace y escribe tu contraseña:`,
      '',
      link.url,
      '',
      `Funciona una sola vez y vence en ${INVITATION_HOURS} horas. Después entras con tu correo: ${link.email}`,
    ].join('\n'),
  });
  return { sent: true };
};
