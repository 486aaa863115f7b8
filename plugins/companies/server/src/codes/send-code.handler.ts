import { CONTACT_CODE } from '@mayorista/config';
import { deliverMail, inTransaction, service, type Core, type JobHandler } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { formatWhatsapp } from '../contacts/telephone.rules';
import { makeCode, type CodeKind, type Contact } from './contact-code.store';
import { findContact } from './contact.store';
import { sendWhatsappCode, whatsappSettings } from './whatsapp';

interface Payload {
  readonly kind: CodeKind;
  readonly contact_id: number;
  readonly asked_by: number | null;
}

export const run: JobHandler<Payload> = async ({ strapi, payload, jobId }) => {
  const contact = await findContact(strapi, payload.kind, payload.contact_id);
  if (contact === null) return { sent: false };
  const code = await inTransaction(strapi, (tx) => makeCode(tx, contact));
  if (contact.kind === 'email') await mail(strapi, contact.address, { code, contact, jobId });
  else if (whatsappSettings() !== null) await sendWhatsappCode(contact.address, code);
  else await demonstrate(strapi, payload.asked_by, { code, contact, jobId });
  return { sent: true };
};

interface Sent {
  readonly code: string;
  readonly contact: Contact;
  readonly jobId: number;
}

const mail = (strapi: Core.Strapi, to: string, { code, contact, jobId }: Sent, note = ''): Promise<boolean> =>
  deliverMail(strapi, {
    key: `contact-code:${jobId}`,
    to,
    subject: 'Tu código de verificación de Mayorista',
    keptAs: `Código de verificación de ${contact.kind === 'email' ? 'un correo' : 'un WhatsApp'}`,
    tag: 'contact-code',
    text: `${note}Tu código es ${code}. Vence en ${CONTACT_CODE.minutes} minutos y funciona una sola vez. Si no lo pediste, no hagas nada.`,
  });

/** Without a WhatsApp account the code goes by mail to whoever asked, and says that this is a demonstration. */
async function demonstrate(strapi: Core.Strapi, askedBy: number | null, sent: Sent): Promise<void> {
  const person = askedBy === null ? null : await service(strapi, 'people.users').find(askedBy);
  if (person === null) return;
  const note = `Demostración: WhatsApp no está conectado, así que el código para ${formatWhatsapp(sent.contact.address)} llega por correo.\n\n`;
  await mail(strapi, person.email, sent, note);
}
