import type { Messages } from '@mayorista/kernel';

/** Texts of refusals of jobs, employees, vacations and holidays. */
export const messages = {
  chief_makes_circle: 'Con este jefe el puesto respondería ante sí mismo',
  own_chief: 'Un puesto no es su propio jefe',
  clabe_invalid: 'La CLABE no es válida: son dieciocho dígitos de un banco que existe y el último es verificador',
  end_before_start: 'El fin no puede ser anterior al inicio',
  registration_outside: 'El alta en el IMSS no puede ser posterior al fin del contrato',
  unregistration_before: 'La baja del IMSS no puede ser anterior al alta',
  contracts_overlap: 'Este contrato se encima con otro',
  reason_missing: 'Elige el motivo de la baja',
  birth_in_future: 'La fecha de nacimiento aún no llega',
  year_in_future: 'El año aún no llega',
  invalid_telephone: 'El teléfono no es válido',
  post_twice: 'Este puesto ya es el principal',
  user_is_no_employee: 'Este usuario no es de tipo empleado',
  not_an_employee: 'No tienes expediente de empleado',
  employee_of_another: 'Solo puedes pedir tus propias vacaciones',
  no_working_day: 'No hay ningún día hábil entre estas fechas',
  vacation_too_long: 'Pide a lo más {most} días hábiles a la vez',
  vacation_in_past: 'Estas fechas ya pasaron',
  vacation_overlaps: 'Ya hay una solicitud tuya en estas fechas',
  vacation_not_enough: 'No alcanzan los días: quedan {left} y pides {days}',
  vacation_begun: 'Estas vacaciones ya empezaron',
  employee_ended: 'El empleado está dado de baja',
  employee_still_active: 'Da de baja al empleado antes de borrar sus datos',
} as const satisfies Messages;
