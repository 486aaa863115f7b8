import { uids } from '../uids';
import { namedList } from './named-list';

const read = 'reference.read';

/** The plain lists of the three documents. */
export const listResources = [
  namedList({ path: '/address-types', uid: uids.addressType, label: 'tipo de dirección', read }),
  namedList({ path: '/telephone-types', uid: uids.telephoneType, label: 'tipo de teléfono', read }),
  namedList({
    path: '/email-types',
    aliases: ['/company-email-types'],
    uid: uids.emailType,
    label: 'tipo de correo',
    read,
  }),
  namedList({ path: '/email-notification-types', uid: uids.emailNotificationType, label: 'tipo de aviso', read }),
  namedList({ path: '/education-types', uid: uids.educationType, label: 'nivel de estudios', read }),
  namedList({ path: '/relative-types', uid: uids.relativeType, label: 'parentesco', read }),
  namedList({ path: '/blood-types', uid: uids.bloodType, label: 'tipo de sangre', read }),
  namedList({ path: '/termination-reasons', uid: uids.terminationReason, label: 'motivo de baja', read }),
  namedList({ path: '/unit-categories', uid: uids.unitCategory, label: 'categoría de unidad', read }),
  namedList({ path: '/departments', uid: uids.department, label: 'departamento', read, write: 'departments.write' }),
];
