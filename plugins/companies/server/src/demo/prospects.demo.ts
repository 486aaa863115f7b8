import { insertRow, now, service, type KeptFile, type Tx } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { contactMessages, prospects, registrationQuestions, type ProspectSeed } from '@mayorista/database/seeds';
import { contactMessage, registrationQuestion } from '../../../shared';
import { tables } from '../uids';
import { insertPapers } from './prospect-papers.demo';

const hourMs = 3_600_000;

/** Writes the demo's questionnaire, prospects with their papers, and messages, where there are none of each. */
export async function insertProspects(tx: Tx, kept: readonly KeptFile[]): Promise<void> {
  if (await isEmpty(tx, registrationQuestion.table)) await insertQuestions(tx);
  if (await isEmpty(tx, tables.registry))
    for (const [at, each] of prospects.entries()) await insertPapers(tx, await insertProspect(tx, each), kept[at]);
  if (await isEmpty(tx, contactMessage.table))
    for (const each of contactMessages) await insertRow(tx, contactMessage.table, { ...each, state: 'open' });
}

const isEmpty = async (tx: Tx, table: string): Promise<boolean> => (await tx.trx(table).first('id')) === undefined;

async function insertQuestions(tx: Tx): Promise<void> {
  for (const [index, { question, is_required, options }] of registrationQuestions.entries()) {
    const id = await insertRow(tx, registrationQuestion.table, {
      question,
      is_required,
      position: index + 1,
      status: 1,
    });
    for (const name of options)
      await insertRow(tx, 'registration_question_options', { registration_question_id: id, name, value: name });
  }
}

async function insertProspect(
  tx: Tx,
  { attended_by: email, call_in_hours: hours, reason, ...row }: ProspectSeed,
): Promise<number> {
  const [attending] = await service(tx.strapi, 'people.users').ofEmails(email === null ? [] : [email]);
  const regime = (await tx.trx('tax_regimes').where({ code: '601' }).first('id')) as { id: number } | undefined;
  const use = (await tx.trx('cfdi_uses').where({ code: 'G03' }).first('id')) as { id: number } | undefined;
  const isOut = row.stage === 'redirected';
  const id = await insertRow(tx, tables.registry, {
    ...row,
    attended_by_id: attending?.id ?? null,
    tax_regime_id: regime?.id ?? null,
    cfdi_use_id: use?.id ?? null,
    submitted_at: now(),
    interviewed_at: row.stage === 'interview' ? now() : null,
    sub_wholesaler: isOut ? 'Submayorista del Centro' : null,
    reason,
  });
  await insertRow(tx, 'distributor_registry_references', {
    distributor_registry_id: id,
    name: 'Cámaras y Redes del Norte',
    contact: 'Compras',
    telephone: '+528155559090',
  });
  if (hours !== null)
    await insertRow(tx, tables.registryCallSchedule, {
      distributor_registry_id: id,
      scheduled_at: new Date(now().getTime() + hours * hourMs),
      note: 'Confirmar volumen y marcas',
      scheduled_by: 'Mariana Treviño',
    });
  return id;
}
