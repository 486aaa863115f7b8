import { redirect } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { chosenFiles } from '../../lib/forms/files.server';
import { formValues } from '../../lib/forms/form-values.server';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { addressSchema, companyAddressSchema } from '../addresses';
import { addressApi, type AddressSource } from '../addresses/index.server';
import { companyApi, type ContactKind } from './company.api.server';
import {
  addressIdSchema,
  codeSchema,
  contactIdSchema,
  contactKindSchema,
  contactSchemas,
  cropSchema,
  documentIdSchema,
  documentSchema,
  fiscalSchema,
  flagSchema,
  verifiedKindSchema,
} from './company.schema';

export interface CompanyChanged {
  readonly ok: true;
  /** What was done, for the person. */
  readonly notice: string;
  /** A code is on its way: where it is typed stays open. */
  readonly isCodeSent?: boolean;
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

/** What a form says of a contact; an e-mail with the kinds of notice that are ticked. */
const contactValues = (form: FormData, kind: ContactKind) => ({
  ...formValues(form, contactSchemas[kind]),
  ...(kind === 'emails' ? { notice_ids: form.getAll('notice_ids').map(Number) } : {}),
});

/** A file that was chosen; refused beside its field where there is none. */
function chosenFile(form: FormData, name: string, text: string): File {
  const [file] = chosenFiles(form, name);
  if (file !== undefined) return file;
  throw new ApiError({ status: 422, code: null, fields: { [name]: [text] } });
}

/** What the page of contacts can ask for. */
export const contactIntents: Intents<CompanyChanged> = {
  async 'add-contact'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, contactKindSchema);
    await companyApi.addContact(api, kind, contactValues(form, kind));
    return done(t('company.saved'));
  },
  async 'change-contact'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, contactKindSchema);
    const { contact_id } = formValues(form, contactIdSchema);
    await companyApi.changeContact(api, kind, contact_id, contactValues(form, kind));
    return done(t('company.saved'));
  },
  async 'remove-contact'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, contactKindSchema);
    await companyApi.removeContact(api, kind, formValues(form, contactIdSchema).contact_id);
    return done(t('company.removed'));
  },
  async 'send-code'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, verifiedKindSchema);
    await companyApi.verify(api, kind, formValues(form, contactIdSchema).contact_id, null);
    return { ...done(t('company.codeSent')), isCodeSent: true };
  },
  async 'check-code'({ form, scope: { api }, t }) {
    const { kind } = formValues(form, verifiedKindSchema);
    await companyApi.verify(api, kind, formValues(form, contactIdSchema).contact_id, formValues(form, codeSchema).code);
    return done(t('company.codeRight'));
  },
};

/** Has a refusal said first of the whole, then field by field (storefront document, section 8). */
function withGeneral(error: unknown, text: string): unknown {
  if (!(error instanceof ApiError) || error.status !== 422) return error;
  return new ApiError({ ...error, fields: { ...error.fields, _general: [text] } });
}

/** What the page of fiscal data can ask for. */
export const fiscalIntents: Intents<CompanyChanged> = {
  async 'save-fiscal'({ form, scope: { api }, t }) {
    let waits: number | null;
    try {
      waits = (await companyApi.saveFiscal(api, formValues(form, fiscalSchema))).meta.pending_change_id;
    } catch (error) {
      throw withGeneral(error, t('company.fiscalNotSaved'));
    }
    return done(t(waits === null ? 'company.fiscalSaved' : 'company.fiscalWaits'));
  },
  async 'upload-certificate'({ form, scope: { api }, t }) {
    await companyApi.uploadCertificate(api, chosenFile(form, 'tax_certificate', t('company.chooseFile')));
    return done(t('company.certificateRead'));
  },
};

/** What the page of documents can ask for. */
export const documentIntents: Intents<CompanyChanged> = {
  async 'upload-document'({ form, scope: { api }, t }) {
    const { type } = formValues(form, documentSchema);
    await companyApi.uploadDocument(api, type, chosenFile(form, 'document', t('company.chooseFile')));
    return done(t('company.documentSent'));
  },
  async 'remove-document'({ form, scope: { api }, t }) {
    await companyApi.removeDocument(api, formValues(form, documentIdSchema).document_id);
    return done(t('company.removed'));
  },
};

/** What the page of the company's account can ask for. */
export const accountIntents: Intents<CompanyChanged> = {
  async 'save-logo'({ form, scope: { api }, t }) {
    const { company } = await companyApi.user(api);
    if (company === null) throw new ApiError({ status: 403 });
    const logo = chosenFile(form, 'logo', t('company.chooseFile'));
    const crop = form.get('width') === null || form.get('width') === '' ? null : formValues(form, cropSchema);
    try {
      await companyApi.saveLogo(api, company.id, logo, crop);
    } catch (error) {
      throw withGeneral(error, t('company.logoNotSaved'));
    }
    return done(t('company.logoSaved'));
  },
};
