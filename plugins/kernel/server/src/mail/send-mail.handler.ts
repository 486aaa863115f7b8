import type { JobHandler } from '../jobs/define-job';
import { deliverMail, type DeliveredMail } from './deliver-mail';
import type { CheckedMail } from './mail.schema';

export const run: JobHandler<CheckedMail> = async ({ strapi, payload }) => ({
  sent: await deliverMail(strapi, toDelivered(payload)),
});

const toDelivered = ({ attachments, ...mail }: CheckedMail): DeliveredMail =>
  attachments === undefined ? mail : { ...mail, attached: attachments };
