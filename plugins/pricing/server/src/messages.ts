export const messages = {
  no_exchange_rate: { es: 'No hay un tipo de cambio vigente', en: 'There is no exchange rate in force' },
  rate_has_begun: {
    es: 'Este tipo de cambio ya entró en vigor: no se puede cancelar',
    en: 'This exchange rate is already in force: it cannot be cancelled',
  },
  rate_not_positive: {
    es: 'El tipo de cambio debe ser mayor que cero',
    en: 'The exchange rate must be greater than zero',
  },
  rate_too_high: {
    es: 'El tipo de cambio debe ser menor o igual a 1000',
    en: 'The exchange rate must be less than or equal to 1000',
  },
  percent_out_of_range: {
    es: 'El porcentaje debe estar entre 0 y 100',
    en: 'The percentage must be between 0 and 100',
  },
  negative_amount: { es: 'El precio no puede ser negativo', en: 'The price cannot be negative' },
  end_date_missing: {
    es: 'Indica hasta qué día vale, o marca que no vence',
    en: 'Say until which day it is valid, or mark that it does not expire',
  },
  dates_crossed: {
    es: 'La fecha final no puede ser anterior a la inicial',
    en: 'The last date cannot be before the first',
  },
  six_levels: { es: 'Deben ser seis niveles', en: 'There must be six levels' },
  tier_repeated: { es: 'Ya hay un precio para esa cantidad', en: 'There already is a price for that quantity' },
  tier_dearer: {
    es: 'Más piezas no pueden costar más: el descuento debe ser mayor que el de la cantidad anterior',
    en: 'More pieces cannot cost more: the discount must be above that of the quantity before',
  },
  no_changes: { es: 'No hay cambios que guardar', en: 'There are no changes to save' },
  companies_missing: { es: 'Elige al menos un distribuidor', en: 'Choose at least one distributor' },
  discount_above_limit: {
    es: 'Tú concedes hasta {limit} %: lo que pasa de ahí es un descuento especial de marca, que autoriza otra persona',
    en: 'You grant up to {limit} %: what is above it is a special brand discount, which another person authorises',
  },
  discount_repeated: {
    es: 'Ya existe un descuento para esa combinación',
    en: 'A discount for that combination already exists',
  },
  concession_waits: {
    es: 'Rebasa lo que concedes ({limit}): quedó en Concesiones para que otra persona lo autorice. Después vuelve a guardar lo mismo',
    en: 'It is above what you grant ({limit}): it waits under Concesiones for another person to authorise it. Then save the same again',
  },
  price_waits: {
    es: 'Baja más de lo que concedes ({limit}) o queda por debajo del costo: quedó en Concesiones para que otra persona lo autorice. Después vuelve a guardar lo mismo',
    en: 'It falls by more than you grant ({limit}) or below cost: it waits under Concesiones for another person to authorise it. Then save the same again',
  },
  concession_rejected: {
    es: 'Otra persona no lo autorizó: {note}',
    en: 'Another person did not authorise it: {note}',
  },
} as const;
