import type { Messages } from '@mayorista/kernel';

/** Texts of refusals of jobs, employees, vacations and holidays. */
export const messages = {
  chief_makes_circle: {
    es: 'Con este jefe el puesto respondería ante sí mismo',
    en: 'With this manager the post would report to itself',
  },
  own_chief: { es: 'Un puesto no es su propio jefe', en: 'A post is not its own manager' },
  clabe_invalid: {
    es: 'La CLABE no es válida: son dieciocho dígitos de un banco que existe y el último es verificador',
    en: 'The CLABE is not valid: it has eighteen digits of a bank that exists, and the last one is a check digit',
  },
  end_before_start: { es: 'El fin no puede ser anterior al inicio', en: 'The end cannot be before the beginning' },
  registration_outside: {
    es: 'El alta en el IMSS no puede ser posterior al fin del contrato',
    en: 'The IMSS registration cannot be after the end of the contract',
  },
  unregistration_before: {
    es: 'La baja del IMSS no puede ser anterior al alta',
    en: 'The IMSS removal cannot be before the registration',
  },
  contracts_overlap: { es: 'Este contrato se encima con otro', en: 'This contract overlaps another' },
  reason_missing: { es: 'Elige el motivo de la baja', en: 'Choose the reason for the end of employment' },
  birth_in_future: { es: 'La fecha de nacimiento aún no llega', en: 'The birthdate is still to come' },
  year_in_future: { es: 'El año aún no llega', en: 'The year is still to come' },
  invalid_telephone: { es: 'El teléfono no es válido', en: 'The telephone is not valid' },
  post_twice: { es: 'Este puesto ya es el principal', en: 'This post already is the main one' },
  user_is_no_employee: { es: 'Este usuario no es de tipo empleado', en: 'This user is not of type employee' },
  not_an_employee: { es: 'No tienes expediente de empleado', en: 'You have no employee file' },
  employee_of_another: { es: 'Solo puedes pedir tus propias vacaciones', en: 'You can only ask for your own vacation' },
  no_working_day: {
    es: 'No hay ningún día hábil entre estas fechas',
    en: 'There is no working day between these dates',
  },
  vacation_too_long: {
    es: 'Pide a lo más {most} días hábiles a la vez',
    en: 'Ask for {most} working days at a time at most',
  },
  vacation_in_past: { es: 'Estas fechas ya pasaron', en: 'These dates have passed' },
  vacation_overlaps: {
    es: 'Ya hay una solicitud tuya en estas fechas',
    en: 'You already have a request on these dates',
  },
  vacation_not_enough: {
    es: 'No alcanzan los días: quedan {left} y pides {days}',
    en: 'There are not enough days: {left} are left and you ask for {days}',
  },
  vacation_begun: { es: 'Estas vacaciones ya empezaron', en: 'This vacation has already begun' },
  employee_ended: { es: 'El empleado está dado de baja', en: 'The employee has left' },
  employee_still_active: {
    es: 'Da de baja al empleado antes de borrar sus datos',
    en: "End the employment before you erase the employee's data",
  },
} as const satisfies Messages;
