export const messages = {
  not_enough_stock: 'No hay suficientes piezas: quedan {available}',
  stock_below_reserved: 'No se puede quitar tanto: solo {available} piezas están libres',
  check_order_data: 'Revisa los datos de tu pedido',
  percent_above_100: 'El porcentaje no puede ser mayor que 100',
  percent_below_0: 'El porcentaje no puede ser negativo',
  max_below_min: 'El máximo no puede ser menor que el mínimo',
} as const;
