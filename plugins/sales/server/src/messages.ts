export const messages = {
  cannot_buy: 'Tu cuenta no puede realizar pedidos',
  no_company: 'Tu cuenta no está ligada a una empresa',
  company_inactive: 'Tu empresa está inactiva: contacta a tu ejecutivo de ventas',
  credit_blocked: 'Tu empresa tiene el crédito detenido: contacta a tu ejecutivo de ventas',
  product_not_sold: 'Este producto ya no está disponible',
  grade_not_sold: 'Las piezas de remate {grade} ya no están a la venta',
  order_without_lines: 'El pedido no tiene productos',
  reason_required: 'Escribe el motivo',
  delivery_not_offered: 'Esta forma de entrega no está disponible',
  branch_unknown: 'La sucursal no existe',
} as const;
