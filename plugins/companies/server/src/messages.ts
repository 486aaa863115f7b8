export const messages = {
  invalid_rfc: 'El RFC no es válido',
  rfc_check_digit: 'El dígito verificador del RFC no coincide: revísalo con la constancia de situación fiscal',
  rfc_of_another: 'La empresa está dada de alta con el RFC {rfc}: pide el cambio a tu ejecutivo de ventas',
  fiscal_name_with_type: 'Escribe la razón social en mayúsculas y sin el tipo de sociedad, como está en la constancia',
  regime_of_another_kind: 'Este régimen no es para {kind}',
  generic_regime: 'Con el RFC genérico el régimen es 616, sin obligaciones fiscales',
  use_of_another_kind: 'Este uso de CFDI no es para {kind}',
  use_not_for_regime: 'Este uso de CFDI no está permitido para el régimen {regime}',
  generic_use: 'Con el RFC genérico el uso es S01, sin efectos fiscales',
  zip_unknown: 'El código postal no existe',
} as const;
