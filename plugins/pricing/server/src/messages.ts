export const messages = {
  no_exchange_rate: 'No hay un tipo de cambio vigente',
  rate_not_positive: 'El tipo de cambio debe ser mayor que cero',
} as const;
