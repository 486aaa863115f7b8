import type { Messages } from '@mayorista/kernel';

/** Texts of refusals of accounts and passwords. */
export const messages = {
  administrator_exists: 'Ya hay una cuenta del panel con este correo',
  password_too_simple: 'Usa letras y números',
  password_too_long: 'La contraseña es demasiado larga',
  passwords_differ: 'Las contraseñas no coinciden',
  password_unchanged: 'La contraseña nueva debe ser distinta de la actual',
  password_code_invalid: 'El enlace no es válido, ya se usó o venció: pide uno nuevo',
  current_password_wrong: 'La contraseña actual no es correcta',
  person_rfc_invalid: 'El RFC no es válido: revisa letras, fecha y dígito verificador',
  curp_invalid: 'La CURP no es válida: revisa letras, fecha y dígito verificador',
  nss_invalid: 'El número de seguridad social no es válido: son once dígitos y el último es verificador',
  paper_taken: 'Otra persona ya tiene este dato',
  invalid_telephone: 'El teléfono no es válido',
  invalid_email: 'El correo no es válido',
  telephone_type_not_allowed: 'Este tipo de teléfono no es para este tipo de usuario',
  five_digits: 'Escribe cinco dígitos',
  only_digits: 'Escribe solo dígitos',
  role_missing: 'Elige al menos una función',
  role_not_yours_to_give: 'No puedes dar ni quitar estas funciones',
  roles_of_the_house: 'Un cliente no puede tener funciones del personal',
  roles_of_clients: 'Elige al menos una función del personal',
  own_manager: 'Nadie es su propio jefe',
  own_account: 'No puedes dar de baja tu propia cuenta',
  erasure_email_differs: 'Escribe el correo de la cuenta, tal como está',
  account_unknown: 'No existe una cuenta con este número',
} as const satisfies Messages;
