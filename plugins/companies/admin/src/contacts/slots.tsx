import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type {
  addressBookDetail,
  companyAddress,
  companyEmail,
  companyTelephone,
  whatsappNumber,
} from '../../../shared';

/** What notices say of the e-mails of companies; a new one is mailed its code. */
export const emailSlots: RecordSlots<typeof companyEmail> = {
  texts: {
    notListed: 'Error al cargar contactos.',
    created: 'Email creado. Se envio un correo de verificacion al correo creado.',
    notCreated: 'Error al crear correo',
    notSaved: 'Error al actualizar correo',
    notRemoved: 'Error al eliminar email',
  },
};

const contacts = { texts: { notListed: 'Error al cargar contactos.' } } as const;
export const telephoneSlots: RecordSlots<typeof companyTelephone> = contacts;
export const whatsappSlots: RecordSlots<typeof whatsappNumber> = contacts;

const addresses = { texts: { notListed: 'Error al cargar los Direcciones' } } as const;
export const addressSlots: RecordSlots<typeof companyAddress> = addresses;
export const addressBookSlots: RecordSlots<typeof addressBookDetail> = addresses;
