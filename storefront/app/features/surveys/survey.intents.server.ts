import { z } from 'zod';
import { formValues } from '../../lib/forms/form-values.server';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { answererOf } from './survey-cookie.server';
import { surveysApi, type Answerer } from './surveys.api.server';

interface Kept {
  readonly ok: true;
}

const given = z.object({
  id: z.coerce.number().int().positive(),
  encrypted_entity: z.string().max(300).optional(),
  // The questions that the form asks, in their order.
  fields: z.string().regex(/^(\d{1,10}(,\d{1,10})*)?$/),
});

/** Reads what the form answers: several values of a question only where several options are chosen. */
function answersIn({ form, scope }: Pick<IntentArgs, 'form' | 'scope'>): object {
  const { id, encrypted_entity, fields } = formValues(form, given);
  const questions = fields === '' ? [] : fields.split(',');
  const uuid = answererOf(scope);
  const named: Answerer = {
    ...(encrypted_entity === undefined || encrypted_entity === '' ? {} : { encrypted_entity }),
    ...(uuid === null ? {} : { uuid }),
  };
  const valueOf = (question: string): string | string[] | null => {
    const values = form.getAll(`field_${question}`).map(String);
    return values.length > 1 ? values : (values[0] ?? null);
  };
  const survey_fields = questions.map((question) => ({ id: Number(question), value: valueOf(question) }));
  return { id, ...named, survey_fields };
}

/** Calls that the form of a survey makes: while it is written, and when it is sent. */
export const surveyIntents: Intents<Kept> = {
  async keep(args) {
    await surveysApi.keep(args.scope.api, answersIn(args));
    return { ok: true };
  },
  async send(args) {
    await surveysApi.send(args.scope.api, answersIn(args));
    return { ok: true };
  },
};
