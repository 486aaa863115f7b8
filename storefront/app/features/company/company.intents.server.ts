import { redirect } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { chosenFiles } from '../../lib/forms/files.server';
import { formValues } from '../../lib/forms/form-values.server';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { addressSchema, companyAddressSchema } from '../addresses';
import { addressApi, type AddressSource } from '../addresses/index.server';
import { companyApi } from './company.api.server';
import {
  addressIdSchema,
  contactIdSchema,
  contactKindSchema,
  contactSchemas,
  fiscalSchema,
  flagSchema,
} from './company.schema';

export interface CompanyChanged {
  readonly ok: true;
  /** What was done, for the person. */
  readonly notice: string;
}

const done = (notice: string): CompanyChanged => ({ ok: true, notice });

/** Which list of addresses a page is of, and where it stands. */
export const addressPages = {
  company: '/my-company/addresses',
  book: '/my-company/address-book',
} as const satisfies Record<AddressSource, string>;

export const sourceOf = (request: Request): AddressSource =>
  new URL(request.url).pathname.startsWith(addressPages.book) ? 'book' : 'company';

/** What the lists of addresses can ask for. */
export const addressListIntents: Intents<CompanyChanged> = {
  async 'set-main'({ form, scope: { api }, t }) {
    const { address_id, value } = formValues(form, flagSchema);
    await addressApi.change(api, 'company', address_id, { main_address: value });
    return done(t(value === 1 ? 'company.mainSet' : 'company.mainUnset'));
  },
  async 'set-favorite'({ form, scope: { api }, t, args }) {
    const { address_id, value } = formValues(form, flagSchema);
    await addressApi.change(api, sourceOf(args.request), address_id, { is_favorited: value });
    return done(t('company.saved'));
  },
  async 'remove-address'({ form, scope: { api }, t, args }) {
    await addressApi.remove(api, sourceOf(args.request), formValues(form, addressIdSchema).address_id);
    return done(t('company.removed'));
  },
};

/** Writes an address, a new one where the address of the page names none, and goes back to its list. */
async function saveAddress({ form, scope: { api }, args }: IntentArgs): Promise<CompanyChanged> {
  const source = sourceOf(args.request);
  const values = {
    ...formValues(form, addressSchema),
    ...(source === 'company' ? formValues(form, companyAddressSchema) : {}),
  };
  const id = Number(args.params.id);
  if (Number.isInteger(id)) await addressApi.change(api, source, id, values);
  else await addressApi.create(api, source, values);
  throw redirect(addressPages[source]);
}

/** What the form of an address can ask for. */
export const addressFormIntents: Intents<CompanyChanged> = { 'save-address': saveAddress };

/** What the page of contacts can ask for. */
export const contactIntents: Intents<CompanyChanged> = {
  async 'add-contact'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, contactKindSchema);
    await companyApi.addContact(api, kind, formValues(form, contactSchemas[kind]));
    return done(t('company.saved'));
  },
  async 'change-contact'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, contactKindSchema);
    const { contact_id } = formValues(form, contactIdSchema);
    await companyApi.changeContact(api, kind, contact_id, formValues(form, contactSchemas[kind]));
    return done(t('company.saved'));
  },
  async 'remove-contact'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, contactKindSchema);
    await companyApi.removeContact(api, kind, formValues(form, contactIdSchema).contact_id);
    return done(t('company.removed'));
  },
};

/** What the page of fiscal data can ask for. */
export const fiscalIntents: Intents<CompanyChanged> = {
  async 'save-fiscal'({ form, scope: { api }, t }) {
    try {
      await companyApi.saveFiscal(api, formValues(form, fiscalSchema));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      // Said first of the whole, then field by field (storefront document, section 8).
      throw new ApiError({ ...error, fields: { ...error.fields, _general: [t('company.fiscalNotSaved')] } });
    }
    return done(t('company.fiscalSaved'));
  },
  async 'save-logo'({ form, scope: { api }, t }) {
    try {
      await companyApi.saveLogo(api, chosenFiles(form, 'logo'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      throw new ApiError({ ...error, fields: { ...error.fields, _general: [t('company.logoNotSaved')] } });
    }
    return done(t('company.saved'));
  },
};
