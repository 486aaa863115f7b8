import { z } from 'zod';
import { redirect } from '@remix-run/node';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { secondaryApi, SWITCHES } from './secondary-users.api.server';

export interface SecondaryChanged {
  readonly ok: true;
  readonly notice: string;
}
const done = (notice: string): SecondaryChanged => ({ ok: true, notice });

const id = z.coerce.number().int().positive();
const who = z.object({ id });
/** What is right and what is wrong with it is the platform's to say. */
const names = z.object({ name: z.string(), paternal_surname: z.string(), maternal_surname: z.string().default('') });
const config = z.object({ id, markup: z.string().transform((text) => Number(text.replace(',', '.'))) });

const switchesOf = (form: FormData) => Object.fromEntries(SWITCHES.map((each) => [each, form.get(each) === 'on']));

/** What the pages of secondary users can ask for. */
export const secondaryIntents: Intents<SecondaryChanged> = {
  async invite({ form, scope: { api }, t }) {
    const person = { ...formValues(form, names), email: String(form.get('email') ?? ''), ...switchesOf(form) };
    await secondaryApi.invite(api, person);
    return done(t('secondaryUsers.invited', { email: person.email }));
  },
  async 'save-config'({ form, scope: { api }, t }) {
    const { id: company, markup } = formValues(form, config);
    await secondaryApi.saveConfig(api, company, markup);
    return done(t('secondaryUsers.configSaved'));
  },
  async change({ form, scope: { api }, t }) {
    const { id: person } = formValues(form, who);
    await secondaryApi.change(api, person, { ...formValues(form, names), ...switchesOf(form) });
    return done(t('secondaryUsers.changed'));
  },
  async permit({ form, scope: { api }, t }) {
    const { id: person } = formValues(form, who);
    const canLogin = form.get('can_login') === 'true';
    await secondaryApi.permit(api, person, canLogin);
    return done(t(canLogin ? 'secondaryUsers.permitted' : 'secondaryUsers.refused'));
  },
  async 'invite-again'({ form, scope: { api }, t }) {
    await secondaryApi.inviteAgain(api, formValues(form, who).id);
    return done(t('secondaryUsers.invitedAgain'));
  },
  async disable({ form, scope: { api } }) {
    await secondaryApi.disable(api, formValues(form, who).id);
    throw redirect('/secondary-users?done=disabled');
  },
  async restore({ form, scope: { api }, t }) {
    await secondaryApi.restore(api, formValues(form, who).id);
    return done(t('secondaryUsers.restored'));
  },
};
