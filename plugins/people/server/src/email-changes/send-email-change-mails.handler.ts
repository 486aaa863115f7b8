import { EMAIL_CHANGE } from '@mayorista/config';
import { deliverMail, getKnex, type JobHandler } from '@mayorista/kernel';
import { makeLink } from './email-change-links';
import { findChange, type EmailChangeRow } from './email-change.store';

interface Payload {
  readonly change_id: number;
  readonly step: 'asked' | 'confirmed';
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

const where = { person: 'de Mayorista', staff: 'del panel de Mayorista' } as const;

const lettersOf = {
  asked: (row: EmailChangeRow): readonly Letter[] => [
    {
      to: row.new_email,
      subject: 'Confirma tu correo nuevo',
      lines: [
        `Pidieron que esta sea la dirección con la que entras a tu cuenta ${where[row.kind]}. Si fue por ti, abre este enlace y confírmala:`,
        '',
        makeLink('confirm', row),
        '',
        `Funciona una sola vez y vence en ${EMAIL_CHANGE.confirmHours} horas. Si no sabes de qué se trata, no hagas nada.`,
      ],
    },
    ...(row.tells_former
      ? [
          {
            to: row.former_email,
            subject: 'Pidieron cambiar el correo de tu cuenta',
            lines: [
              `${row.asked_by} pidió que tu cuenta ${where[row.kind]} tenga otro correo: ${row.new_email}. Cambia cuando lo confirmen desde esa dirección.`,
              '',
              'Si no fuiste tú ni lo pediste, conserva tu correo con este enlace:',
              '',
              makeLink('undo', row),
            ],
          },
        ]
      : []),
  ],
  confirmed: (row: EmailChangeRow): readonly Letter[] =>
    row.tells_former
      ? [
          {
            to: row.former_email,
            subject: 'Cambió el correo de tu cuenta',
            lines: [
              `Tu cuenta ${where[row.kind]} ya no tiene este correo, sino ${row.new_email}. Lo pidió ${row.asked_by}.`,
              '',
              `Si no fuiste tú ni lo pediste, recupera tu cuenta con este enlace durante ${EMAIL_CHANGE.undoDays} días: vuelve a tener este correo, se cierran todas sus sesiones y eliges otra contraseña.`,
              '',
              makeLink('undo', row),
            ],
          },
        ]
      : [],
} as const;

export const run: JobHandler<Payload> = async ({ strapi, payload: { change_id: id, step }, jobId }) => {
  const row = await findChange(getKnex(strapi), id);
  // Replaced, withdrawn or undone meanwhile; of what was confirmed meanwhile another mail tells.
  if (row === null || row.ended_at !== null || (step === 'asked' && row.confirmed_at !== null)) return { sent: 0 };
  const letters = lettersOf[step](row);
  for (const [at, { to, subject, lines }] of letters.entries())
    await deliverMail(strapi, {
      key: `email-change:${jobId}:${at}`,
      to,
      subject,
      keptAs: subject,
      tag: 'email-change',
      text: lines.join('\n'),
    });
  return { sent: letters.length };
};
