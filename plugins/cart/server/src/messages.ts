export const messages = {
  cart_not_in_open_stage: 'Tu pedido ya está en proceso: regresa a la lista de productos para agregar más',
  cart_empty: 'Tu carrito está vacío',
  check_order_data: 'Revisa los datos de tu pedido',
  delivery_missing: 'Elige cómo recibirás tu pedido',
  payment_missing: 'Elige la forma de pago',
  stage_first: 'Primero llega a esta etapa del pedido',
  branch_not_pickup: 'En esta sucursal no se puede recoger',
  product_not_for_sale: 'Este producto no está a la venta',
  quantity_too_small: 'La cantidad debe ser de una pieza o más',
  quantity_too_big: 'La cantidad es demasiado grande',
  wish_list_not_sold: 'Ningún producto de esta lista se puede comprar por ahora',
} as const;
