export const messages = {
  not_in_order: 'Este producto no está en el pedido',
  above_bought: 'Solo quedan {left} piezas de este pedido por reportar',
  one_piece_a_serial: 'Un número de serie es de una pieza',
  serial_of_other_order: 'Ese número de serie no se entregó con este pedido',
  serial_reported: 'Este número de serie ya tiene una incidencia abierta',
  out_of_warranty: 'La garantía no está vigente: {status}',
  warehouse_unknown: 'El almacén no existe',
} as const;
