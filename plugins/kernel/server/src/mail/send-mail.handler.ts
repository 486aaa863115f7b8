import type { JobHandler } from '../jobs/define-job';
import { deliverMail } from './deliver-mail';
import type { CheckedMail } from './mail.schema';

export const run: JobHandler<CheckedMail> = async ({ strapi, payload }) => ({
  sent: await deliverMail(strapi, payload),
});
