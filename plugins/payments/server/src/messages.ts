export const messages = {
  days_backwards: { es: 'El último día es anterior al primero', en: 'The last day is before the first' },
  too_many_movements: {
    es: 'Elige menos días: caben {max} movimientos en un estado de cuenta',
    en: 'Choose fewer days: a statement takes {max} movements',
  },
  no_credit_line: {
    es: 'Tu empresa no tiene línea de crédito en {currency}',
    en: 'Your company has no credit line in {currency}',
  },
  credit_blocked: {
    es: 'Tu empresa tiene el crédito detenido: contacta a tu ejecutivo de ventas',
    en: "Your company's credit is on hold: contact your salesperson",
  },
  credit_line_blocked: {
    es: 'Tu línea de crédito está detenida: {reason}',
    en: 'Your credit line is on hold: {reason}',
  },
  credit_overdue: {
    es: 'Tienes un saldo vencido de ${overdue} {currency}',
    en: 'You have an overdue balance of ${overdue} {currency}',
  },
  credit_exceeded: {
    es: 'Tu crédito disponible es de ${available} {currency}',
    en: 'Your available credit is ${available} {currency}',
  },
  payment_above_balance: {
    es: 'El pago es mayor que el saldo de ${balance}',
    en: 'The payment is more than the balance of ${balance}',
  },
  reference_used: {
    es: 'La referencia {reference} ya se registró por ${amount} o con otra nota: si es otro pago, escribe la suya',
    en: 'Reference {reference} was already recorded for ${amount} or with another note: if it is another payment, write its own',
  },
  reference_elsewhere: {
    es: 'Esta referencia ya se registró con otra empresa u otra moneda: si es otro pago, antepón el banco',
    en: 'This reference was already recorded with another company or currency: if it is another payment, put the bank before it',
  },
  bonus_of_wallet: {
    es: 'Una bonificación va al monedero: el crédito se abona con dinero',
    en: 'A bonus goes to the wallet: credit is paid with money',
  },
  bonus_is_no_money: {
    es: 'Una bonificación no se recibe: no tiene forma de pago',
    en: 'A bonus is not received: it has no form of payment',
  },
  received_in_future: {
    es: 'La fecha en que se recibió está en el futuro',
    en: 'The date of receipt is in the future',
  },
  wallet_empty: { es: 'Tu monedero electrónico no tiene saldo', en: 'Your electronic wallet has no balance' },
  wallet_exceeded: {
    es: 'Tu monedero electrónico tiene ${available} {currency}',
    en: 'Your electronic wallet has ${available} {currency}',
  },
  payment_missing: { es: 'Elige la forma de pago', en: 'Choose the payment method' },
  payment_not_offered: { es: 'Esta forma de pago no está disponible', en: 'This payment method is not available' },
  payment_twice: { es: 'Esta forma de pago está repetida', en: 'This payment method is repeated' },
  payment_two_rests: {
    es: 'Solo una forma de pago puede cubrir el resto',
    en: 'Only one payment method can cover the rest',
  },
  payment_above_total: {
    es: 'Los pagos suman más que el total de ${total}',
    en: 'The payments add up to more than the total of ${total}',
  },
} as const;
