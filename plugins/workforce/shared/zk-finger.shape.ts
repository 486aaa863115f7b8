import { choice, createOnly, day, defineShape, quantity, reference } from '@mayorista/kernel/shape';
import { employee } from './employee.shape';

const fingers = {
  right_thumb: 'Pulgar derecho',
  right_index: 'Índice derecho',
  right_middle: 'Medio derecho',
  right_ring: 'Anular derecho',
  right_little: 'Meñique derecho',
  left_thumb: 'Pulgar izquierdo',
  left_index: 'Índice izquierdo',
  left_middle: 'Medio izquierdo',
  left_ring: 'Anular izquierdo',
  left_little: 'Meñique izquierdo',
} as const;

/** Under which number a ZKTeco attendance reader knows a finger of an employee. The print itself stays in the reader: it is biometric data. */
export const zkFinger = defineShape({
  name: 'zk-finger',
  domain: 'workforce',
  label: ['una huella del reloj checador', 'huellas del reloj checador'],
  fields: {
    employee: createOnly(reference(employee, { label: 'Empleado', required: true, onRemove: 'remove' })),
    reader_number: quantity({ label: 'Número en el reloj', min: 1, max: 999_999, required: true }),
    finger: choice(fingers, { label: 'Dedo', default: 'right_index' }),
    enrolled_on: day({ label: 'Registrada', beginsToday: true }),
  },
  unique: [['employee', 'finger']],
  indexes: [['reader_number']],
  hidden: true,
  list: {
    columns: ['id', 'employee', 'reader_number', 'finger', 'enrolled_on'],
    filters: ['employee', 'reader_number'],
    search: ['employee.name'],
  },
});
