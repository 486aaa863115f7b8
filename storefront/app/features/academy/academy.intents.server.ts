import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { academyApi } from './academy.api.server';

interface StudentChanged {
  readonly ok: true;
  readonly notice: string;
}
const done = (notice: string): StudentChanged => ({ ok: true, notice });

const who = z.object({ id: z.coerce.number().int().positive() });
/** Taken as it is typed: the platform says what is wrong with it. */
const student = z.object({
  name: z.string(),
  email: z.string(),
  telephone: z.string().transform((text) => (text.trim() === '' ? null : text)),
});

/** Calls that the forms of students make. */
export const studentIntents: Intents<StudentChanged> = {
  async enrol({ form, scope: { api }, t }) {
    const given = formValues(form, student);
    await academyApi.enrol(api, { ...given, has_access: form.get('has_access') === 'on' });
    return done(t('academy.enrolled', { name: given.name }));
  },
  async change({ form, scope: { api }, t }) {
    await academyApi.change(api, formValues(form, who).id, formValues(form, student));
    return done(t('academy.changed'));
  },
  async access({ form, scope: { api }, t }) {
    const letIn = form.get('has_access') === 'true';
    await academyApi.letIn(api, formValues(form, who).id, letIn);
    return done(t(letIn ? 'academy.letIn' : 'academy.shutOut'));
  },
  async remove({ form, scope: { api } }) {
    await academyApi.remove(api, formValues(form, who).id);
    throw redirect('/universidad/alumnos?done=removed');
  },
};
