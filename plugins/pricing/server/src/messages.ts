export const messages = {
  no_exchange_rate: 'No hay un tipo de cambio vigente',
  rate_has_begun: 'Este tipo de cambio ya entró en vigor: no se puede cancelar',
  rate_not_positive: 'El tipo de cambio debe ser mayor que cero',
  rate_too_high: 'El tipo de cambio debe ser menor o igual a 1000',
  percent_out_of_range: 'El porcentaje debe estar entre 0 y 100',
  negative_amount: 'El precio no puede ser negativo',
  end_date_missing: 'Indica hasta qué día vale, o marca que no vence',
  dates_crossed: 'La fecha final no puede ser anterior a la inicial',
  six_levels: 'Deben ser seis niveles',
  tier_repeated: 'Ya hay un precio para esa cantidad',
  tier_dearer: 'Más piezas no pueden costar más: el descuento debe ser mayor que el de la cantidad anterior',
  no_changes: 'No hay cambios que guardar',
  companies_missing: 'Elige al menos un distribuidor',
  discount_above_limit:
    'Tú concedes hasta {limit} %: lo que pasa de ahí es un descuento especial de marca, que autoriza otra persona',
  discount_repeated: 'Ya existe un descuento para esa combinación',
} as const;
