import { defineRecord } from '@mayorista/kernel';
import { registrationQuestion } from '../../../shared';

/** Serves the questionnaire: marketing edits it, applicants are asked what is active. */
export const registrationQuestions = defineRecord(registrationQuestion, {
  listsLines: true,
  scope: (query, { kind }) => {
    if (kind === 'public' || kind === 'person') void query.where({ status: 1 });
  },
});
