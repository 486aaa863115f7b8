import { choice, createOnly, day, defineShape, privateFile, reference, text } from '@mayorista/kernel/shape';
import { people } from './referables';

/** Kinds of documents that are kept of a person. */
export const documentTypes = {
  id_card: 'Identificación oficial',
  birth_certificate: 'Acta de nacimiento',
  curp: 'CURP',
  rfc: 'Constancia de situación fiscal',
  nss: 'Número de seguridad social',
  proof_of_address: 'Comprobante de domicilio',
  driving_licence: 'Licencia de conducir',
  contract: 'Contrato firmado',
  study: 'Comprobante de estudios',
  medical: 'Certificado médico',
  resume: 'Currículum',
  other: 'Otro',
} as const;

/** A document of a person, with the day until which it is valid (spec people-and-crm 3, User; 7, user-documents). */
export const userDocument = defineShape({
  name: 'user-document',
  domain: 'people',
  label: ['un documento de una persona', 'documentos de personas'],
  fields: {
    user: createOnly(reference(people, { label: 'Persona', required: true, onRemove: 'remove' })),
    type: choice(documentTypes, { label: 'Tipo', required: true }),
    expires_on: day({ label: 'Vence' }),
    note: text({ label: 'Nota', max: 500 }),
    file: privateFile({ label: 'Archivo', kinds: ['pdf', 'png', 'jpg', 'jpeg', 'webp'], maxBytes: 10 * 1024 * 1024 }),
  },
  indexes: [['user'], ['expires_on']],
  hidden: true,
  list: {
    columns: ['id', 'user', 'type', 'expires_on', 'createdAt'],
    filters: ['user', 'type', 'expires_on'],
    search: ['user.name', 'note'],
    order: ['expires_on', 'asc'],
  },
});
