export const messages = {
  cannot_buy: { es: 'Tu cuenta no puede realizar pedidos', en: 'Your account cannot place orders' },
  no_company: { es: 'Tu cuenta no está ligada a una empresa', en: 'Your account is not tied to a company' },
  credit_blocked: {
    es: 'Tu empresa tiene el crédito detenido: contacta a tu ejecutivo de ventas',
    en: "Your company's credit is on hold: contact your salesperson",
  },
  product_not_sold: { es: 'Este producto ya no está disponible', en: 'This product is no longer available' },
  grade_not_sold: {
    es: 'Las piezas de remate {grade} ya no están a la venta',
    en: 'The clearance pieces {grade} are no longer for sale',
  },
  order_without_lines: { es: 'El pedido no tiene productos', en: 'The order has no products' },
  reason_required: { es: 'Escribe el motivo', en: 'Write the reason' },
  branch_unknown: { es: 'La sucursal no existe', en: 'The branch does not exist' },
  no_branch: {
    es: 'Tu empresa no tiene sucursal asignada: contacta a tu ejecutivo de ventas',
    en: 'Your company has no branch assigned: contact your salesperson',
  },
  branch_not_pickup: { es: 'En esta sucursal no se puede recoger', en: 'This branch offers no pick-up' },
  office_unknown: {
    es: 'Esta oficina de paquetería ya no está disponible',
    en: 'This parcel office is no longer available',
  },
  carrier_unknown: { es: 'Esta paquetería ya no está disponible', en: 'This carrier is no longer available' },
  terms_expired: { es: 'Los precios se sostenían hasta el {day}', en: 'The prices were held until {day}' },
  price_changed: { es: 'El precio cambió de ${before} a ${after}', en: 'The price changed from ${before} to ${after}' },
  not_for_wallet: {
    es: 'Este producto no se puede comprar con monedero electrónico',
    en: 'This product cannot be bought with the electronic wallet',
  },
  payment_left_over: { es: 'Falta por cubrir ${amount}', en: '${amount} is still to be covered' },
  wallet_needs_its_type: {
    es: 'Para pagar con monedero elige el tipo de pedido Monedero electrónico',
    en: 'To pay with the wallet choose the order type Electronic wallet',
  },
  type_needs_wallet: {
    es: 'Un pedido de monedero electrónico se paga con el monedero',
    en: 'An electronic wallet order is paid with the wallet',
  },
  payment_split_by_company: {
    es: 'Tu empresa decide cómo dividir el pago: elige una sola forma de pago',
    en: 'Your company decides how to split the payment: choose one way to pay',
  },
  receipt_sent_by_company: {
    es: 'Tu empresa paga este pedido y envía su comprobante',
    en: 'Your company pays this order and sends its receipt',
  },
  secondary_without_company_money: {
    es: 'Solo las personas de la empresa pagan con su crédito o su monedero',
    en: "Only the company's own people pay with its credit or its wallet",
  },
  receipt_not_saved: { es: 'Error al guardar comprobante.', en: 'The receipt could not be saved.' },
  nothing_owed: { es: 'Este pedido ya no tiene pagos pendientes', en: 'This order has no payments pending any more' },
  already_canceled: { es: 'Este pedido está cancelado', en: 'This order is cancelled' },
  part_not_owed: {
    es: 'Esta parte del pago ya no está pendiente',
    en: 'This part of the payment is no longer pending',
  },
  order_already_paid: {
    es: 'Este pedido ya está pagado: contacta a tu ejecutivo de ventas para cancelarlo',
    en: 'This order is already paid: contact your salesperson to cancel it',
  },
  order_receipt_in_review: {
    es: 'Estamos revisando el comprobante de este pedido',
    en: 'We are checking the receipt of this order',
  },
  salesman_not_changed: {
    es: 'No se pudo cambiar el vendedor Asginado',
    en: 'The assigned salesperson could not be changed',
  },
  salesman_not_eligible: {
    es: 'Este vendedor no está entre los que puedes asignar',
    en: 'This salesperson is not among those you can assign',
  },
  buyer_gone: {
    es: 'La cuenta de quien compró ya no está activa',
    en: 'The account of who bought is no longer active',
  },
  order_delivered: { es: 'Este pedido ya se entregó', en: 'This order was already delivered' },
  line_not_waiting: { es: 'Este producto ya no está por surtir', en: 'This product is no longer waiting' },
  replacement_same: { es: 'Elige otro producto', en: 'Choose another product' },
  replacement_dearer: {
    es: 'El reemplazo cuesta más de ${price}: cancela este producto y pídelo aparte',
    en: 'The replacement costs more than ${price}: cancel this product and order it separately',
  },
  ship_by_shipment: {
    es: 'Registra un embarque con las piezas que salen',
    en: 'Record a shipment with the pieces that leave',
  },
  order_not_shippable: {
    es: 'El pedido no está pagado o ya se envió completo',
    en: 'The order is not paid or was already shipped whole',
  },
  shipment_without_lines: { es: 'Agrega al menos una pieza al embarque', en: 'Add at least one piece to the shipment' },
  not_in_this_order: { es: 'Esta partida no es de este pedido', en: 'This line is not of this order' },
  not_in_this_shipment: {
    es: 'Este número de serie es de un producto que no va en el embarque',
    en: 'This serial number is of a product that is not in the shipment',
  },
  line_not_wanted: { es: 'Esta partida se canceló o se reemplazó', en: 'This line was cancelled or replaced' },
  line_of_other_warehouse: {
    es: 'Esta partida se surte desde otro almacén',
    en: 'This line is supplied from another warehouse',
  },
  above_left: {
    es: 'Quedan {left} piezas por enviar de esta partida',
    en: '{left} pieces of this line are left to ship',
  },
  not_your_branch: { es: 'Solo puedes surtir desde tu sucursal', en: 'You can only supply from your branch' },
  carrier_of_guide_missing: {
    es: 'Elige la paquetería de la guía: sin ella nadie puede rastrearla',
    en: 'Choose the carrier of the waybill: without it nobody can track it',
  },
  tracking_number_invalid: {
    es: 'La guía lleva letras, números y guiones, sin espacios',
    en: 'A waybill takes letters, digits and hyphens, without blanks',
  },
  serials_above_pieces: {
    es: 'Ya capturaste las {quantity} series de esta partida',
    en: 'You already captured the {quantity} serials of this line',
  },
  serial_unknown: {
    es: 'El número de serie {serial} no está registrado',
    en: 'Serial number {serial} is not registered',
  },
  serial_gone: { es: 'El número de serie {serial} ya se entregó', en: 'Serial number {serial} was already delivered' },
  serial_held: {
    es: 'El número de serie {serial} está en otro embarque',
    en: 'Serial number {serial} is in another shipment',
  },
  serial_retired: { es: 'El número de serie {serial} está dado de baja', en: 'Serial number {serial} is retired' },
  serial_elsewhere: {
    es: 'El número de serie {serial} está en otro almacén o en otro grado',
    en: 'Serial number {serial} is in another warehouse or another grade',
  },
  serial_of_other_product: {
    es: 'El número de serie {serial} es de un producto que no va en el embarque',
    en: 'Serial number {serial} is of a product that is not in the shipment',
  },
  shipment_closed: { es: 'El embarque ya se envió o se canceló', en: 'The shipment was already sent or cancelled' },
  serials_missing: {
    es: 'Números de serie por capturar de {product}: {missing}',
    en: 'Serial numbers of {product} still to capture: {missing}',
  },
  serial_of_several: {
    es: 'Este número de serie puede ser de varios productos: elige la partida',
    en: 'This serial number may be of several products: choose the line',
  },
  spending_without_limit: { es: 'Escribe un límite por pedido o por mes', en: 'Write a limit per order or per month' },
  not_your_secondary_user: {
    es: 'Elige un usuario secundario de tu empresa',
    en: 'Choose a secondary user of your company',
  },
  not_your_approver: {
    es: 'Elige a una persona de tu empresa que no sea usuario secundario',
    en: 'Choose a person of your company who is no secondary user',
  },
  discount_waits: {
    es: 'Este descuento espera la autorización de otra persona',
    en: "This discount waits for another person's authorisation",
  },
  discount_to_ask_again: {
    es: 'Cambió lo que se compra desde que se concedió este descuento: pídelo otra vez',
    en: 'What is bought changed since this discount was granted: ask for it again',
  },
  discount_used: { es: 'Con este descuento ya se hizo un pedido', en: 'An order was already made with this discount' },
  discount_rejected: { es: 'Este descuento no se autorizó', en: 'This discount was not authorised' },
  approval_over: { es: 'El tiempo para aprobar este pedido terminó', en: 'The time to approve this order has ended' },
  order_waits_for_approval: {
    es: 'Este pedido todavía espera la aprobación de tu empresa',
    en: "This order still waits for your company's approval",
  },
} as const;
