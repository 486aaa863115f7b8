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
  account_unknown: 'No existe una cuenta con este número',
  email_has_account: 'Este correo ya tiene una cuenta',
} as const satisfies Messages;
