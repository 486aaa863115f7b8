import {
  choice,
  createOnly,
  defineShape,
  flag,
  lines,
  privateFile,
  quantity,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { addressType, bloodType, countries, emailType, telephoneType } from '@mayorista/reference/shared';
import { people } from './referables';

/** What is known of a person besides the account: papers, addresses, e-mails, telephones (spec people-and-crm 3, User). */
export const userProfile = defineShape({
  name: 'user-profile',
  domain: 'people',
  label: ['un perfil', 'perfiles'],
  stateField: 'stage',
  fields: {
    user: createOnly(reference(people, { label: 'Persona', onRemove: 'remove' })),
    gender: choice({ female: 'Mujer', male: 'Hombre', other: 'Otro' }, { label: 'Género' }),
    weight: quantity({ label: 'Peso (kg)', max: 400, default: 0 }),
    height: quantity({ label: 'Estatura (cm)', max: 260, default: 0 }),
    blood_type: reference(bloodType, { label: 'Tipo de sangre' }),
    rfc: text({ label: 'RFC', max: 13 }),
    curp: text({ label: 'CURP', max: 18 }),
    nss: text({ label: 'NSS', max: 11 }),
    photo: privateFile({ label: 'Foto', kinds: ['png', 'jpg', 'jpeg', 'webp'], maxBytes: 5 * 1024 * 1024 }),
    notify_by_push: flag({ label: 'Avisos en el navegador', default: true }),
  },
  lines: {
    addresses: lines({
      one: 'address',
      many: 'addresses',
      label: 'Direcciones',
      max: 20,
      fields: {
        address_type: reference(addressType, { label: 'Tipo' }),
        street: text({ label: 'Calle', max: 160, required: true }),
        exterior_number: text({ label: 'Número exterior', max: 20, required: true }),
        interior_number: text({ label: 'Número interior', max: 20 }),
        zip_code: text({ label: 'Código postal', max: 5, required: true, pattern: [/^\d{5}$/, 'five_digits'] }),
        colony: text({ label: 'Colonia', max: 120, required: true }),
        municipality: text({ label: 'Municipio', max: 120 }),
        state: text({ label: 'Estado', max: 80, required: true }),
        country: reference(countries, { label: 'País' }),
        references: text({ label: 'Referencias', max: 500 }),
      },
    }),
    emails: lines({
      one: 'email',
      label: 'Correos',
      max: 20,
      unique: [['email'], 'Este correo ya está en la lista'],
      fields: {
        email: text({ label: 'Correo', max: 254, required: true }),
        email_type: reference(emailType, { label: 'Tipo' }),
      },
    }),
    telephones: lines({
      one: 'telephone',
      label: 'Teléfonos',
      max: 20,
      unique: [['country_code', 'area_code', 'number', 'extension'], 'Este teléfono ya está en la lista', 'number'],
      fields: {
        telephone_type: reference(telephoneType, { label: 'Tipo', required: true }),
        country_code: text({ label: 'Clave del país', max: 4, default: '52', pattern: [/^\d{1,4}$/, 'only_digits'] }),
        area_code: text({ label: 'Lada', max: 4, pattern: [/^\d{1,4}$/, 'only_digits'] }),
        number: text({ label: 'Número', max: 20, required: true }),
        extension: text({ label: 'Extensión', max: 10, pattern: [/^\d+$/, 'only_digits'] }),
      },
    }),
  },
  unique: [['user']],
  hidden: true,
  list: { columns: ['id', 'user', 'rfc', 'curp'], filters: ['user'], search: ['rfc', 'curp', 'user.name'] },
});
