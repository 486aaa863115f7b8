import type { Intents } from '../../lib/forms/intents.server';
import { profileApi } from './profile.api.server';
import { rowsOf, text, textOrNull } from './profile-forms';

export interface ProfileSaved {
  readonly ok: true;
  readonly notice: string;
}

/** What the page of one's own data can ask for; each part is saved by itself. */
export const profileIntents: Intents<ProfileSaved> = {
  async person({ form, scope: { api }, t }) {
    await profileApi.change(api, {
      person: {
        name: text(form, 'name'),
        paternal_surname: text(form, 'paternal_surname'),
        maternal_surname: textOrNull(form, 'maternal_surname'),
        birthdate: textOrNull(form, 'birthdate'),
      },
    });
    return { ok: true, notice: t('profile.saved') };
  },
  async photo({ form, scope: { api }, t }) {
    const photo = form.get('photo');
    if (photo instanceof File && photo.size > 0) await profileApi.changePhoto(api, photo);
    else await profileApi.change(api, { photo: null });
    return { ok: true, notice: t('profile.saved') };
  },
  async emails({ form, scope: { api }, t }) {
    await profileApi.changeEmails(api, rowsOf(form, ['email']));
    return { ok: true, notice: t('profile.saved') };
  },
  async telephones({ form, scope: { api }, t }) {
    const rows = rowsOf(form, ['number', 'extension', 'type', 'country']).filter(({ number }) => number !== '');
    await profileApi.changeTelephones(
      api,
      rows.map(({ number, extension, type, country }) => ({
        telephone_type_id: Number(type) || 1,
        country_code: country || '52',
        number,
        extension: extension || null,
      })),
    );
    return { ok: true, notice: t('profile.saved') };
  },
  async address({ form, scope: { api }, t }) {
    const names = [
      'street',
      'exterior_number',
      'interior_number',
      'zip_code',
      'colony',
      'municipality',
      'state',
      'references',
    ];
    const address = Object.fromEntries(names.map((name) => [name, text(form, name)]));
    const isEmpty = Object.values(address).every((value) => value === '');
    await profileApi.changeAddress(api, isEmpty ? [] : [address]);
    return { ok: true, notice: t('profile.saved') };
  },
  async notices({ form, scope: { api }, t }) {
    await profileApi.change(api, { notify_by_push: form.get('notify_by_push') === 'on' });
    return { ok: true, notice: t('profile.saved') };
  },
  async 'end-session'({ form, scope: { api }, t }) {
    await profileApi.endSession(api, text(form, 'session'));
    return { ok: true, notice: t('profile.sessionEnded') };
  },
};
