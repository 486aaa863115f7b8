import { app, person, sent } from './passwords-kit';
import { run as sendMails } from '../src/email-changes/send-email-change-mails.handler';

let sequence = 0;
export const newAddress = (): string => `nueva-${process.pid}-${++sequence}@prueba.test`;
export const account = async (id = person.id) =>
  (await app.strapi.db.connection('up_users').where({ id }).first()) as {
    readonly email: string;
    readonly username: string;
    readonly password: string | null;
  };
export const changes = (kind = 'person', id = person?.id) =>
  app.strapi.db.connection('email_changes').where({ kind, account_id: id }).orderBy('id');
export const actions = async (): Promise<string[]> =>
  (
    (await app.strapi.db
      .connection('audit_entries')
      .where({ model_type: 'user', model_id: String(person.id) })
      .orderBy('id')) as { action: string }[]
  ).map(({ action }) => action);
export const confirm = (token: string) => app.anonymous.post('/api/email-change-confirmations', { token });
export const undo = (token: string) => app.anonymous.post('/api/email-change-reversals', { token });
const job = { jobId: 999_000, attempt: 1, progress: async () => {}, signal: new AbortController().signal };

/** The links of the mails of a step. In services mode a workers process sends them: the same job is done here once more. */
export async function links(
  step: 'asked' | 'confirmed',
  asked: typeof changes = changes,
): Promise<{ confirm: string; undo: string }> {
  await app.settle();
  const { id } = ((await asked()) as { id: number }[]).at(-1)!;
  sent.length = 0;
  job.jobId += 1;
  await sendMails({ ...job, strapi: app.strapi, payload: { change_id: id, step } });
  const tokenOf = (page: string): string =>
    sent.map(({ text }) => new RegExp(`/${page}\\?token=(\\S+)`).exec(text)?.[1]).find(Boolean) ?? '';
  return { confirm: tokenOf('confirm-email'), undo: tokenOf('keep-email') };
}
