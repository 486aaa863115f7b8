import { inTransaction, insertRow, now, NotFoundError, throwIfAny, type Actor, type Core } from '@mayorista/kernel';
import { blockViews } from '../landings/landing.view';
import { findRow, type LandingRow, type StoredBlock } from '../landings/landing.store';
import { visibleLanding } from '../store/show-store-landing';
import { tables } from '../uids';
import { answered, emailOf, refusalsOf, summaryOf, type FormField } from './answer.rules';

export interface Submission {
  readonly landing: string;
  readonly locale: string;
  readonly answers: Readonly<Record<string, string>>;
}

interface Form {
  readonly title: string;
  readonly thanks_text: string | null;
  readonly fields: readonly FormField[];
}

/** Keeps the answers to the form of a landing that is on the store; returns its words of thanks. */
export async function submitForm(strapi: Core.Strapi, submission: Submission, actor: Actor): Promise<string | null> {
  const { row } = await visibleLanding(strapi, { slug: submission.landing, preview: null });
  const form = await formOf(strapi, row, submission.locale);
  if (form === null) throw new NotFoundError();
  const { answers } = submission;
  throwIfAny(refusalsOf(form.fields, answers));
  const given = answered(form.fields, answers);
  await inTransaction(strapi, (tx) =>
    insertRow(tx, tables.submission, {
      landing_document_id: row.documentId,
      landing_name: row.name,
      form_title: form.title,
      contact: given[0]?.value.slice(0, 300) ?? null,
      email: emailOf(form.fields, answers),
      summary: summaryOf(given),
      answers: JSON.stringify(given),
      locale_code: submission.locale,
      user_id: actor.kind === 'person' ? actor.id : null,
      submitted_at: now(),
    }),
  );
  return form.thanks_text;
}

/** The form as the visitor saw it: in their language, or the Spanish one. */
async function formOf(strapi: Core.Strapi, row: LandingRow, locale: string): Promise<Form | null> {
  const asked = await findRow(strapi, { documentId: row.documentId }, { locale, publication: 'published' });
  const blocks: readonly StoredBlock[] = ((asked?.blocks ?? []).length > 0 ? asked?.blocks : row.blocks) ?? [];
  const views = await blockViews(strapi, blocks);
  return (views.find(({ kind }) => kind === 'form') as unknown as Form | undefined) ?? null;
}
