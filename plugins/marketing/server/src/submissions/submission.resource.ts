import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';
import { landingSubmission } from './submission.answer';

interface SubmissionRow extends BaseRow {
  readonly landing_name: string;
  readonly form_title: string;
  readonly email: string | null;
  readonly answers: unknown;
  readonly submitted_at: string;
}

/** What visitors answered to forms of landings, newest first; only read. */
export const submissionResource = defineResource<SubmissionRow>()({
  path: '/landing-submissions',
  uid: uids.submission,
  label: 'respuesta de landing',
  search: ['landing_name', 'contact', 'email', 'summary'],
  filters: ['landing_name', 'submitted_at'],
  order: { submitted_at: 'desc' },
  read: { needs: 'landing-submissions.read' },
  output: landingSubmission,
  serialize: ({ id, landing_name, form_title, email, answers, submitted_at }) => ({
    id,
    landing_name,
    form_title,
    email,
    answers,
    submitted_at,
  }),
});
