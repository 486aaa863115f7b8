export const messages = {
  not_in_order: 'Este producto no está en el pedido',
  above_bought: 'Solo quedan {left} piezas de este pedido por reportar',
  one_piece_a_serial: 'Un número de serie es de una pieza',
  serial_of_other_order: 'Ese número de serie no se entregó con este pedido',
  serial_reported: 'Este número de serie ya tiene una incidencia abierta',
  out_of_warranty: 'La garantía no está vigente: {status}',
  warehouse_unknown: 'El almacén no existe',
  order_not_invoiced: 'El pedido no tiene una factura timbrada: no se puede emitir la nota de crédito',
  not_on_invoice: 'La factura del pedido no tiene estas piezas',
} as const;
