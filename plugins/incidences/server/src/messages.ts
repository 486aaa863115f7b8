export const messages = {
  not_in_order: { es: 'Este producto no está en el pedido', en: 'This product is not in the order' },
  above_bought: {
    es: 'Solo quedan {left} piezas de este pedido por reportar',
    en: 'Only {left} pieces of this order are left to report',
  },
  one_piece_a_serial: { es: 'Un número de serie es de una pieza', en: 'A serial number is of one piece' },
  serial_of_other_order: {
    es: 'Ese número de serie no se entregó con este pedido',
    en: 'That serial number was not delivered with this order',
  },
  serial_reported: {
    es: 'Este número de serie ya tiene una incidencia abierta',
    en: 'This serial number already has an open incident',
  },
  out_of_warranty: { es: 'La garantía no está vigente: {status}', en: 'The warranty does not apply: {status}' },
  warehouse_unknown: { es: 'El almacén no existe', en: 'The warehouse does not exist' },
} as const;
