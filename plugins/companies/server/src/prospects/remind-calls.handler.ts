import { CALL_REMINDER_MINUTES } from '@mayorista/config';
import { getKnex, inTransaction, now, sendMail, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { tables } from '../uids';

interface Due {
  readonly id: number;
  readonly scheduled_at: Date | number | string;
  readonly telephone: string | null;
  readonly note: string | null;
  readonly prospect: string;
  readonly registry_id: number;
  readonly attended_by_id: number | null;
}

export const run: JobHandler<object> = async ({ strapi }) => {
  const soon = new Date(now().getTime() + CALL_REMINDER_MINUTES * 60_000);
  const calls = tables.registryCallSchedule;
  const due = (await getKnex(strapi)(`${calls} as c`)
    .join(`${tables.registry} as r`, 'r.id', 'c.distributor_registry_id')
    .whereNull('c.reminded_at')
    .where('c.scheduled_at', '<=', soon)
    .where('c.scheduled_at', '>', now())
    .whereIn('r.stage', ['submitted', 'interview'])
    .limit(200)
    .select(
      'c.id',
      'c.scheduled_at',
      'c.telephone',
      'c.note',
      'r.name as prospect',
      'r.id as registry_id',
      'r.attended_by_id',
    )) as Due[];
  const attending = await service(strapi, 'people.users').ofIds(due.flatMap(({ attended_by_id: id }) => id ?? []));
  const emails = new Map(attending.map(({ id, email }) => [id, email]));
  for (const call of due)
    await inTransaction(strapi, async (tx) => {
      const marked = await tx.trx(calls).where({ id: call.id }).whereNull('reminded_at').update({ reminded_at: now() });
      const email = emails.get(call.attended_by_id ?? 0);
      if (marked === 0 || email === undefined) return;
      const at = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', timeZone: 'America/Mexico_City' }).format(
        new Date(call.scheduled_at),
      );
      await sendMail(tx, {
        isSafeToKeep: true,
        key: `call-reminder:${call.id}:${new Date(call.scheduled_at).getTime()}`,
        to: email,
        subject: `Llamada a las ${at}: ${call.prospect}`.replace(/[\r\n]+/g, ' '),
        tag: 'call-reminder',
        text: `A las ${at} llamas a ${call.prospect} (prospecto ${call.registry_id}).\nTeléfono: ${call.telephone ?? 'el de su registro'}\n${call.note ?? ''}`,
      });
    });
  return { reminded: due.length };
};
