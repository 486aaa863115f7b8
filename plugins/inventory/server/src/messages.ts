export const messages = {
  not_enough_stock: 'No hay suficientes piezas: quedan {available}',
  stock_below_reserved: 'No se puede quitar tanto: solo {available} piezas están libres',
} as const;
