import { useFailedLoad, usePage } from '@mayorista/kernel/panel';
import { FieldInput, type FieldInputProps, type RecordSlots } from '@mayorista/kernel/panel/records';
import { emailType, telephoneType } from '@mayorista/reference/shared';
import type {
  addressBookDetail,
  companyAddress,
  companyEmail,
  companyTelephone,
  whatsappNumber,
} from '@mayorista/companies/shared';

/** Asks for the kind of a contact; that the kinds cannot be read is said as the form opens, for none could be chosen. */
const kindOfContact = ({ path }: { readonly path: string }) =>
  function KindOfContact(props: FieldInputProps) {
    const kinds = usePage(`${path}?per_page=20`);
    useFailedLoad(kinds.hasFailed, 'Error al cargar los tipos de contactos');
    return <FieldInput {...props} />;
  };

/** What notices say of the e-mails of companies; a new one is mailed its code. */
export const emailSlots: RecordSlots<typeof companyEmail> = {
  texts: {
    notListed: 'Error al cargar contactos.',
    created: 'Email creado. Se envio un correo de verificacion al correo creado.',
    notCreated: 'Error al crear correo',
    notSaved: 'Error al actualizar correo',
    notRemoved: 'Error al eliminar email',
  },
  field: { email_type: kindOfContact(emailType) },
};

const contacts = { texts: { notListed: 'Error al cargar contactos.' } } as const;
export const telephoneSlots: RecordSlots<typeof companyTelephone> = {
  ...contacts,
  field: { type: kindOfContact(telephoneType) },
};
export const whatsappSlots: RecordSlots<typeof whatsappNumber> = contacts;

const addresses = { texts: { notListed: 'Error al cargar los Direcciones' } } as const;
export const addressSlots: RecordSlots<typeof companyAddress> = addresses;
export const addressBookSlots: RecordSlots<typeof addressBookDetail> = addresses;
