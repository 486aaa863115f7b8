import type { Messages } from './messages';

/** Texts of the kernel itself. */
export const kernelMessages = {
  required: 'Este campo es obligatorio',
  invalid: 'El valor no es válido',
  unknown_field: 'Campo desconocido',
  too_long: 'El texto es demasiado largo (máximo {max})',
  too_short: 'El texto es demasiado corto (mínimo {min})',
  too_big: 'El valor debe ser menor o igual a {max}',
  too_small: 'El valor debe ser mayor o igual a {min}',
  not_a_number: 'Debe ser un número',
  not_a_date: 'Debe ser una fecha válida',
  not_an_email: 'Debe ser un correo electrónico válido',
  not_an_option: 'No es una opción válida',
  already_taken: 'Ya existe un registro con este valor',
  not_found: 'No existe',
  in_use: 'Está en uso y no se puede eliminar',
  bad_json: 'El JSON enviado no es válido',
  transition_not_allowed: 'No se puede pasar de este estado al solicitado',
  idempotency_key_reused: 'Esta clave de idempotencia ya se usó con otros datos',
  idempotency_in_progress: 'La petición original sigue en proceso',
  file_type_not_allowed: 'Este tipo de archivo no está permitido',
  file_unsafe: 'El archivo contiene código y no se puede guardar',
  file_too_large: 'El archivo supera el tamaño permitido ({max} MB)',
  job_not_dead: 'Solo se puede reintentar un trabajo fallido',
  file_missing: 'Falta el archivo',
} as const satisfies Messages;
