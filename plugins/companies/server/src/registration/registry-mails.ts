import { greeting, now, sendMail, type Tx } from '@mayorista/kernel';

interface Applicant {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Tells an applicant that everything arrived. */
export const tellSubmitted = (tx: Tx, { id, name, email }: Applicant): Promise<void> =>
  sendMail(tx, {
    isSafeToKeep: true,
    key: `registry-submitted:${id}:${now().getTime()}`,
    to: email,
    subject: 'Recibimos tu registro como distribuidor',
    tag: 'registry-submitted',
    text: `${greeting(name)}\n\nRecibimos tu registro (núm. ${id}). Un ejecutivo lo revisa y te llama para una entrevista. Te avisamos por este correo de cada paso.`,
  });

/** Tells an applicant whom they are looked after by instead. */
export const tellRedirected = (tx: Tx, { id, name, email }: Applicant, to: string): Promise<void> =>
  sendMail(tx, {
    isSafeToKeep: true,
    key: `registry-redirected:${id}:${now().getTime()}`,
    to: email,
    subject: 'Te atiende uno de nuestros submayoristas',
    tag: 'registry-redirected',
    text: `${greeting(name)}\n\nPor el volumen de tu operación te atiende mejor ${to}, uno de nuestros submayoristas. Te contactará en los próximos días.`,
  });

/** Tells an applicant when they will be called. */
export const tellScheduled = (tx: Tx, { id, name, email }: Applicant, when: string): Promise<void> =>
  sendMail(tx, {
    isSafeToKeep: true,
    key: `registry-scheduled:${id}:${now().getTime()}`,
    to: email,
    subject: 'Agendamos tu entrevista',
    tag: 'registry-scheduled',
    text: `${greeting(name)}\n\nTe llamamos el ${when} (hora de la Ciudad de México) para la entrevista de tu registro como distribuidor.`,
  });
