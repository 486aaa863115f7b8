export const messages = {
  company_inactive: {
    es: 'Tu empresa está inactiva: contacta a tu ejecutivo de ventas',
    en: 'Your company is inactive: contact your salesperson',
  },
  invalid_rfc: { es: 'El RFC no es válido', en: 'The RFC is not valid' },
  street_required: { es: 'Calle requerida', en: 'Street required' },
  exterior_number_required: { es: 'Número exterior requerido', en: 'Exterior number required' },
  zip_code_required: { es: 'Código postal requerido', en: 'Postal code required' },
  telephone_required: { es: 'Teléfono requerido', en: 'Telephone required' },
  colony_required: { es: 'Colonia requerida', en: 'Neighbourhood required' },
  state_required: { es: 'Estado requerido', en: 'State required' },
  receivers_name_required: { es: 'Atención a requerido', en: 'Attention to required' },
  colony_elsewhere: {
    es: 'Esta colonia no es de ese código postal; escríbela como colonia nueva',
    en: 'This neighbourhood does not belong to that postal code; write it as a new one',
  },
  invalid_telephone: { es: 'El teléfono no es válido', en: 'The telephone is not valid' },
  telephone_of_companies: { es: 'El teléfono debe ser celular o fijo', en: 'The telephone must be mobile or landline' },
  telephone_exists: { es: 'El telefono ya existe.', en: 'The telephone already exists.' },
  invalid_whatsapp: {
    es: 'Escribe los 12 dígitos: la lada del país y el número',
    en: 'Write the 12 digits: country code and number',
  },
  digits_only: { es: 'Escribe solo dígitos', en: 'Write digits only' },
  company_email_taken: {
    es: 'Este correo ya está en la lista de la empresa',
    en: 'This e-mail is already on the company’s list',
  },
  invalid_email: { es: 'El correo no es válido', en: 'The e-mail is not valid' },
  rfc_of_another: {
    es: 'La empresa está dada de alta con el RFC {rfc}: pide el cambio a tu ejecutivo de ventas',
    en: 'The company is registered with RFC {rfc}: ask your salesperson for the change',
  },
  fiscal_name_with_type: {
    es: 'Escribe la razón social en mayúsculas y sin el tipo de sociedad, como está en la constancia',
    en: 'Write the legal name in capitals and without the kind of company, as on the certificate',
  },
  regime_of_another_kind: { es: 'Este régimen no es para {kind}', en: 'This regime is not for {kind}' },
  generic_regime: {
    es: 'Con el RFC genérico el régimen es 616, sin obligaciones fiscales',
    en: 'With the generic RFC the regime is 616, without tax obligations',
  },
  use_of_another_kind: { es: 'Este uso de CFDI no es para {kind}', en: 'This CFDI use is not for {kind}' },
  use_not_for_regime: {
    es: 'Este uso de CFDI no está permitido para el régimen {regime}',
    en: 'This CFDI use is not allowed for regime {regime}',
  },
  generic_use: {
    es: 'Con el RFC genérico el uso es S01, sin efectos fiscales',
    en: 'With the generic RFC the use is S01, without tax effects',
  },
  zip_unknown: { es: 'El código postal no existe', en: 'The postal code does not exist' },
  may_needs_prices: { es: 'Para esto tiene que ver precios', en: 'This needs permission to see prices' },
  secondary_user_disabled: {
    es: 'Este usuario está deshabilitado: restáuralo o permítele entrar primero',
    en: 'This user is disabled: restore them or let them in first',
  },
  secondary_user_enabled: { es: 'Este usuario no está deshabilitado', en: 'This user is not disabled' },
  invitation_accepted: { es: 'Este usuario ya aceptó la invitación', en: 'This user already accepted the invitation' },
  captcha_required: {
    es: 'Falta comprobar que no eres un programa',
    en: 'It has not been checked yet that you are not a program',
  },
  captcha_invalid: {
    es: 'La comprobación no es válida o venció: inténtalo otra vez',
    en: 'The check is not valid or expired: try again',
  },
  captcha_used: { es: 'Esta comprobación ya se usó: inténtalo otra vez', en: 'This check was already used: try again' },
  registry_token_invalid: {
    es: 'El enlace no es válido o venció: comienza tu registro otra vez',
    en: 'The link is not valid or expired: begin your registration again',
  },
  registry_sent: { es: 'Este registro ya se envió', en: 'This registration was already sent' },
  rfc_registered: {
    es: 'Este RFC ya está registrado. Si es de tu empresa, escríbenos por Contáctanos',
    en: "This RFC is already registered. If it is your company's, write to us from Contact us",
  },
  reference_missing: { es: 'Agrega al menos una referencia comercial', en: 'Add at least one commercial reference' },
  tax_certificate_missing: { es: 'Sube tu constancia de situación fiscal', en: 'Upload your tax status certificate' },
  inheritance_unconfirmed: {
    es: 'La herencia de condiciones todavía no está confirmada',
    en: 'The inheritance of terms is not confirmed yet',
  },
  inheritance_missing: {
    es: 'Este prospecto no hereda de ninguna empresa',
    en: 'This prospect inherits from no company',
  },
  no_salesman: { es: 'Elige a un vendedor', en: 'Choose a salesperson' },
  call_in_the_past: { es: 'Elige una fecha y hora por venir', en: 'Choose a date and time to come' },
  prospect_over: { es: 'Este prospecto ya no está en proceso', en: 'This prospect is no longer in process' },
  already_verified: { es: 'Ya está verificado', en: 'It is already verified' },
  code_too_soon: {
    es: 'Has excedido el límite de peticiones. Intenta de nuevo en {seconds} segundos.',
    en: 'You have exceeded the limit of requests. Try again in {seconds} seconds.',
  },
  code_too_many: {
    es: 'Ya enviamos muchos códigos hoy: inténtalo mañana',
    en: 'We have sent many codes today: try again tomorrow',
  },
  code_over: { es: 'El código venció o ya se usó: pide otro', en: 'The code expired or was used: ask for another' },
  code_wrong: { es: 'El código no es correcto', en: 'The code is not right' },
  code_guessed_too_often: {
    es: 'Demasiados intentos: pide otro código',
    en: 'Too many attempts: ask for another code',
  },
  logo_unreadable: { es: 'La imagen no se puede leer', en: 'The image cannot be read' },
  crop_outside: { es: 'El recorte se sale de la imagen', en: 'The crop goes beyond the image' },
  certificate_unread: {
    es: 'No pudimos leer la constancia: sube el PDF que descargas del SAT',
    en: 'We could not read the certificate: upload the PDF that you download from the SAT',
  },
  certificate_of_another: {
    es: 'La constancia es del RFC {rfc}, que no es el de la empresa',
    en: "The certificate is of RFC {rfc}, which is not the company's",
  },
  certificate_forged: {
    es: 'El código QR de la constancia es de otro RFC',
    en: 'The QR code of the certificate is of another RFC',
  },
  document_authorized: {
    es: 'Este documento ya está autorizado: pide el cambio a tu ejecutivo de ventas',
    en: 'This document is already authorised: ask your salesperson for the change',
  },
  unauthorized_impersonation: {
    es: 'No puedes actuar en nombre de esta persona',
    en: 'You cannot act for this person',
  },
  franchise_confirmed: { es: 'Ya confirmaste tu sucursal', en: 'You already confirmed your branch' },
  handover_to_oneself: { es: 'Elige a otro vendedor', en: 'Choose another salesperson' },
  handover_of_others: {
    es: 'Alguna de estas empresas ya no es de ese vendedor',
    en: "One of these companies is no longer that salesperson's",
  },
  taxpayer_listed: {
    es: 'Aparece como {situation} en la lista del artículo 69-B del SAT (al {day}): di por qué se acepta',
    en: "It appears as {situation} on the SAT's list of article 69-B (as of {day}): say why it is accepted",
  },
} as const;
