import { defineShape, quantity, text } from '@mayorista/kernel/shape';

/** Declares a list of names (types, reasons, departments): most reference data is one. status 1 = active. */
const namedList = (name: string, label: readonly [one: string, many: string], plural = `${name}s`) =>
  defineShape({
    name,
    plural,
    domain: 'reference',
    label,
    fields: {
      name: text({ label: 'Nombre', max: 160, required: true, unique: true }),
      status: quantity({ label: 'Activo (1 sí, 0 no)', max: 1, default: 1 }),
    },
    list: { columns: ['id', 'name', 'status'], filters: ['status'], search: ['name'], order: ['id', 'asc'] },
  });

/** The plain lists of the three documents. */
export const addressType = namedList('address-type', ['un tipo de dirección', 'tipos de dirección']);
export const telephoneType = namedList('telephone-type', ['un tipo de teléfono', 'tipos de teléfono']);
export const emailType = namedList('email-type', ['un tipo de correo', 'tipos de correo']);
export const emailNotificationType = namedList('email-notification-type', [
  'un tipo de aviso por correo',
  'tipos de aviso por correo',
]);
export const educationType = namedList('education-type', ['un nivel de estudios', 'niveles de estudios']);
export const relativeType = namedList('relative-type', ['un parentesco', 'parentescos']);
export const bloodType = namedList('blood-type', ['un tipo de sangre', 'tipos de sangre']);
export const terminationReason = namedList('termination-reason', ['un motivo de baja', 'motivos de baja']);
export const unitCategory = namedList(
  'unit-category',
  ['una categoría de unidad', 'categorías de unidad'],
  'unit-categories',
);
export const department = namedList('department', ['un departamento', 'departamentos']);
