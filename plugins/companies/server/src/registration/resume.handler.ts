import { env, REGISTRATION_LINK_DAYS } from '@mayorista/config';
import { deliverMail, getKnex, greeting, type JobHandler } from '@mayorista/kernel';
import { tables } from '../uids';
import { makeResumeToken } from './resume-token';

export const run: JobHandler<{ registry_id: number }> = async ({ strapi, payload, jobId }) => {
  const draft = (await getKnex(strapi)(tables.registry)
    .where({ id: payload.registry_id, stage: 'draft' })
    .first('id', 'name', 'email')) as { id: number; name: string; email: string } | undefined;
  if (draft === undefined) return { sent: false };
  const address = `${env().publicStoreUrl.replace(/\/$/, '')}/distributor-registries?token=${makeResumeToken(draft)}`;
  await deliverMail(strapi, {
    key: `registration-link:${jobId}`,
    to: draft.email,
    subject: 'Continúa tu registro como distribuidor',
    keptAs: `Enlace para continuar el registro núm. ${draft.id}`,
    tag: 'registration-link',
    text: `${greeting(draft.name)}\n\nGuardamos lo que llevas de tu registro. Sigue cuando quieras con este enlace, durante ${REGISTRATION_LINK_DAYS} días:\n\n${address}`,
  });
  return { sent: true };
};
