import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { companyEmail } from '../../../shared';

/** What notices say of the e-mails of companies; a new one is mailed its code. */
export const emailSlots: RecordSlots<typeof companyEmail> = {
  texts: {
    created: 'Email creado. Se envio un correo de verificacion al correo creado.',
    notCreated: 'Error al crear correo',
    notSaved: 'Error al actualizar correo',
    notRemoved: 'Error al eliminar email',
  },
};
