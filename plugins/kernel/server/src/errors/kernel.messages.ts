import { firstDay, lastDay } from '../../../shared/dates';
import type { Messages } from './messages';

/** Texts of the kernel itself. */
export const kernelMessages = {
  required: { es: 'Este campo es obligatorio', en: 'This field is required' },
  invalid: { es: 'El valor no es válido', en: 'The value is not valid' },
  unknown_field: { es: 'Campo desconocido', en: 'Unknown field' },
  too_long: { es: 'El texto es demasiado largo (máximo {max})', en: 'The text is too long ({max} at most)' },
  too_deep: {
    es: 'Los datos están anidados de más (máximo {max} niveles)',
    en: 'The data is nested too deeply ({max} levels at most)',
  },
  too_many_entries: { es: 'Son demasiados (máximo {max})', en: 'There are too many ({max} at most)' },
  more_unknown_fields: { es: 'y {count} campos desconocidos más', en: 'and {count} more unknown fields' },
  more_refusals: { es: 'y {count} errores más', en: 'and {count} more errors' },
  too_short: { es: 'El texto es demasiado corto (mínimo {min})', en: 'The text is too short ({min} at least)' },
  too_big: { es: 'El valor debe ser menor o igual a {max}', en: 'The value must be less than or equal to {max}' },
  too_small: { es: 'El valor debe ser mayor o igual a {min}', en: 'The value must be greater than or equal to {min}' },
  not_a_number: { es: 'Debe ser un número', en: 'It must be a number' },
  not_a_date: { es: 'Debe ser una fecha válida', en: 'It must be a valid date' },
  date_out_of_range: {
    es: `La fecha debe estar entre los años ${firstDay.slice(0, 4)} y ${lastDay.slice(0, 4)}`,
    en: `The date must be between the years ${firstDay.slice(0, 4)} and ${lastDay.slice(0, 4)}`,
  },
  not_an_email: { es: 'Debe ser un correo electrónico válido', en: 'It must be a valid e-mail' },
  not_an_option: { es: 'No es una opción válida', en: 'It is not a valid option' },
  already_taken: { es: 'Ya existe un registro con este valor', en: 'A record with this value already exists' },
  not_found: { es: 'No existe', en: 'It does not exist' },
  not_positive: { es: 'Debe ser mayor que cero', en: 'It must be greater than zero' },
  only_changed_in: { es: 'Solo se puede cambiar {record} en {states}', en: '{record} can only be changed in {states}' },
  only_removed_in: {
    es: 'Solo se puede eliminar {record} en {states}',
    en: '{record} can only be deleted in {states}',
  },
  referred_to: { es: 'No se puede eliminar: está en {labels}', en: 'It cannot be deleted: it is in {labels}' },
  file_as_part: {
    es: 'El archivo se envía como parte del formulario; null lo quita',
    en: 'The file is sent as a part of the form; null removes it',
  },
  in_use: { es: 'Está en uso y no se puede eliminar', en: 'It is in use and cannot be deleted' },
  spanish_alone: {
    es: 'El español no se elimina solo: elimina todos los idiomas',
    en: 'Spanish is not deleted alone: delete all languages',
  },
  bad_json: { es: 'El JSON enviado no es válido', en: 'The JSON sent is not valid' },
  transition_not_allowed: {
    es: 'No se puede pasar de este estado al solicitado',
    en: 'It cannot go from this state to the one asked for',
  },
  idempotency_key_reused: {
    es: 'Esta clave de idempotencia ya se usó con otros datos',
    en: 'This idempotency key was already used with other data',
  },
  idempotency_in_progress: {
    es: 'La petición original sigue en proceso',
    en: 'The original request is still in progress',
  },
  file_cut_off: {
    es: 'El archivo está incompleto: vuelve a descargarlo o a digitalizarlo',
    en: 'The file is incomplete: download or scan it again',
  },
  file_type_not_allowed: { es: 'Este tipo de archivo no está permitido', en: 'This kind of file is not allowed' },
  file_unsafe: {
    es: 'El archivo contiene código y no se puede guardar',
    en: 'The file contains code and cannot be saved',
  },
  file_too_heavy: {
    es: 'No pudimos revisar el archivo: trae demasiado dentro',
    en: 'We could not check the file: it holds too much',
  },
  file_unpacks_too_large: {
    es: 'El archivo comprimido trae demasiado dentro (más de {max} MB o de 5,000 archivos)',
    en: 'The compressed file holds too much (more than {max} MB or 5,000 files)',
  },
  picture_too_many_points: {
    es: 'La imagen tiene demasiados puntos: a lo más {max} millones',
    en: 'The image has too many pixels: {max} million at most',
  },
  drawing_too_large: {
    es: 'El dibujo supera el tamaño permitido ({max} MB)',
    en: 'The drawing exceeds the size allowed ({max} MB)',
  },
  drawing_too_complex: {
    es: 'El dibujo tiene demasiadas partes: simplifícalo y vuelve a subirlo',
    en: 'The drawing has too many parts: simplify it and upload it again',
  },
  file_too_large: {
    es: 'El archivo supera el tamaño permitido ({max} MB)',
    en: 'The file exceeds the size allowed ({max} MB)',
  },
  job_not_dead: { es: 'Solo se puede reintentar un trabajo fallido', en: 'Only a failed job can be tried again' },
  file_missing: { es: 'Falta el archivo', en: 'The file is missing' },
  too_many_files: { es: 'Puedes adjuntar {max} archivos como máximo', en: 'You can attach {max} files at most' },
  unknown_model_type: { es: 'Este tipo de registro no existe', en: 'This kind of record does not exist' },
  unknown_export: { es: 'Esta exportación no existe', en: 'This export does not exist' },
} as const satisfies Messages;
