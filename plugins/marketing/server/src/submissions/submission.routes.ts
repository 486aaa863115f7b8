import { z } from 'zod';
import { defineRoute } from '@mayorista/kernel';
import { submitForm } from './submit-form';
import { landingSubmissionOutput } from './submission.answer';

/** Answers of visitors to forms of landings; how often an address may send is the kernel's `landing-form` limit. */
export const submissionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/landing-submissions',
    noun: 'landing-submissions',
    action: 'create',
    needs: 'landing-submissions.public',
    summary: 'Contestar el formulario de una landing',
    status: 201,
    input: z.strictObject({
      landing: z.string().max(80),
      answers: z.record(z.string().regex(/^\d{1,2}$/, 'invalid'), z.string().trim().max(4_000)),
    }),
    output: landingSubmissionOutput,
    async handle({ strapi, actor, locale, input }) {
      return { data: { message: await submitForm(strapi, { ...input, locale }, actor) }, meta: {} };
    },
  }),
];
