export const messages = {
  days_backwards: 'El último día es anterior al primero',
  too_many_movements: 'Elige menos días: caben {max} movimientos en un estado de cuenta',
  no_credit_line: 'Tu empresa no tiene línea de crédito en {currency}',
  credit_blocked: 'Tu empresa tiene el crédito detenido: contacta a tu ejecutivo de ventas',
  credit_line_blocked: 'Tu línea de crédito está detenida: {reason}',
  credit_overdue: 'Tienes un saldo vencido de ${overdue} {currency}',
  credit_exceeded: 'Tu crédito disponible es de ${available} {currency}',
  payment_above_balance: 'El pago es mayor que el saldo de ${balance}',
  reference_used:
    'La referencia {reference} ya se registró por ${amount} o con otra nota: si es otro pago, escribe la suya',
  reference_elsewhere:
    'Esta referencia ya se registró con otra empresa u otra moneda: si es otro pago, antepón el banco',
  wallet_empty: 'Tu monedero electrónico no tiene saldo',
  wallet_exceeded: 'Tu monedero electrónico tiene ${available} {currency}',
  payment_missing: 'Elige la forma de pago',
  payment_not_offered: 'Esta forma de pago no está disponible',
  payment_twice: 'Esta forma de pago está repetida',
  payment_two_rests: 'Solo una forma de pago puede cubrir el resto',
  payment_above_total: 'Los pagos suman más que el total de ${total}',
} as const;
