import { createOnly, defineShape, moment, readOnly, reference, references, text } from '@mayorista/kernel/shape';
import { emailNotificationType, emailType } from '@mayorista/reference/shared';
import { companies } from './referables';

/** An e-mail address of a company; `verified_at` once the code that was mailed to it was typed (spec storefront 3 and 7, Company). */
export const companyEmail = defineShape({
  name: 'company-email',
  domain: 'companies',
  label: ['un correo', 'correos'],
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    email: text({ label: 'Correo', max: 254, required: true }),
    email_type: reference(emailType, { label: 'Tipo de correo' }),
    verified_at: readOnly(moment({ label: 'Verificado' })),
  },
  lines: {
    notices: references(emailNotificationType, {
      one: 'notice',
      label: 'Avisos que recibe',
      max: 20,
    }),
  },
  found: { by: { email: 'code' }, shows: ['company'], opens: 'company' },
  list: {
    columns: ['id', 'email', 'company', 'email_type', 'verified_at'],
    filters: ['company', 'email_type'],
    search: ['email'],
    order: ['email', 'asc'],
  },
  unique: [['company', 'email']],
});
