import type { Messages } from '@mayorista/kernel';

/** Texts of refusals of accounts and passwords. */
export const messages = {
  last_administrator: {
    es: 'Es la única persona que administra el panel: da antes esa función a alguien más',
    en: 'They are the only person who administers the panel: give that role to somebody else first',
  },
  administrator_exists: {
    es: 'Ya hay una cuenta del panel con este correo',
    en: 'There already is a panel account with this e-mail',
  },
  password_too_simple: { es: 'Usa letras y números', en: 'Use letters and numbers' },
  password_too_long: { es: 'La contraseña es demasiado larga', en: 'The password is too long' },
  passwords_differ: { es: 'Las contraseñas no coinciden', en: 'The passwords do not match' },
  password_unchanged: {
    es: 'La contraseña nueva debe ser distinta de la actual',
    en: 'The new password must differ from the current one',
  },
  password_code_invalid: {
    es: 'El enlace no es válido, ya se usó o venció: pide uno nuevo',
    en: 'The link is not valid, was used or expired: ask for a new one',
  },
  current_password_wrong: { es: 'La contraseña actual no es correcta', en: 'The current password is not right' },
  person_rfc_invalid: {
    es: 'El RFC no es válido: revisa letras, fecha y dígito verificador',
    en: 'The RFC is not valid: check letters, date and check digit',
  },
  curp_invalid: {
    es: 'La CURP no es válida: revisa letras, fecha y dígito verificador',
    en: 'The CURP is not valid: check letters, date and check digit',
  },
  nss_invalid: {
    es: 'El número de seguridad social no es válido: son once dígitos y el último es verificador',
    en: 'The social security number is not valid: it has eleven digits, and the last one is a check digit',
  },
  paper_taken: { es: 'Otra persona ya tiene este dato', en: 'Another person already has this value' },
  invalid_telephone: { es: 'El teléfono no es válido', en: 'The telephone is not valid' },
  invalid_email: { es: 'El correo no es válido', en: 'The e-mail is not valid' },
  telephone_type_not_allowed: {
    es: 'Este tipo de teléfono no es para este tipo de usuario',
    en: 'This kind of telephone is not for this kind of user',
  },
  five_digits: { es: 'Escribe cinco dígitos', en: 'Write five digits' },
  only_digits: { es: 'Escribe solo dígitos', en: 'Write digits only' },
  role_missing: { es: 'Elige al menos una función', en: 'Choose at least one role' },
  role_not_yours_to_give: { es: 'No puedes dar ni quitar estas funciones', en: 'You cannot give or take these roles' },
  roles_of_the_house: {
    es: 'Un cliente no puede tener funciones del personal',
    en: 'A customer cannot have roles of the staff',
  },
  roles_of_clients: { es: 'Elige al menos una función del personal', en: 'Choose at least one role of the staff' },
  own_manager: { es: 'Nadie es su propio jefe', en: 'Nobody is their own manager' },
  own_account: { es: 'No puedes dar de baja tu propia cuenta', en: 'You cannot remove your own account' },
  erasure_email_differs: {
    es: 'Escribe el correo de la cuenta, tal como está',
    en: 'Write the e-mail of the account exactly as it is',
  },
  account_unknown: { es: 'No existe una cuenta con este número', en: 'There is no account with this number' },
  email_unchanged: { es: 'Ya es el correo de la cuenta', en: 'It already is the e-mail of the account' },
  email_changes_too_many: {
    es: 'Hoy ya se pidieron demasiados cambios de correo de esta cuenta: inténtalo mañana',
    en: "Too many changes of this account's e-mail were asked for today: try again tomorrow",
  },
  email_link_invalid: {
    es: 'El enlace no es válido, ya se usó o venció',
    en: 'The link is not valid, was used or expired',
  },
  email_by_request: {
    es: 'El correo se cambia con «Cambiar correo», al lado: se confirma desde la dirección nueva',
    en: 'The e-mail is changed with «Cambiar correo», beside it: it is confirmed from the new address',
  },
  password_by_link: {
    es: 'Nadie elige la contraseña de otra persona: le llega un enlace a su correo para que la elija',
    en: "Nobody chooses another person's password: they get a link by e-mail to choose it",
  },
  email_own_panel: {
    es: 'Cada quien cambia su correo desde su perfil, con su contraseña. Para otra dirección, invita una cuenta nueva',
    en: 'Everybody changes their e-mail in their profile, with their password. For another address, invite a new account',
  },
  email_awaits: {
    es: 'Te enviamos un enlace a {email}: tu correo cambia cuando lo abras',
    en: 'We sent a link to {email}: your e-mail changes when you open it',
  },
  password_own_panel: {
    es: 'Nadie elige la contraseña de otra persona: pídele que use «¿Olvidaste tu contraseña?»',
    en: "Nobody chooses another person's password: ask them to use «¿Olvidaste tu contraseña?»",
  },
  own_in_profile: {
    es: 'Tu correo y tu contraseña se cambian en tu perfil, con tu contraseña actual',
    en: 'Your e-mail and your password are changed in your profile, with your current password',
  },
  email_has_account: { es: 'Este correo ya tiene una cuenta', en: 'This e-mail already has an account' },
} as const satisfies Messages;
