/** Texts of refusals. */
export const messages = {
  order_not_paid: {
    es: 'El pedido no está pagado: se factura cuando se registra su pago',
    en: 'The order is not paid: it is invoiced once its payment is recorded',
  },
  order_canceled: { es: 'El pedido está cancelado', en: 'The order is cancelled' },
  fiscal_data_missing: {
    es: 'La empresa no tiene datos fiscales: complétalos para facturar',
    en: 'The company has no tax data: complete it to invoice',
  },
  invoiced_otherwise: {
    es: 'El pedido ya se facturó a otro receptor: cancela esa factura o sustitúyela',
    en: 'The order was already invoiced to another recipient: cancel that invoice or replace it',
  },
  key_of_another_document: {
    es: 'Esta clave ya es de otro comprobante con otros datos',
    en: 'This key already belongs to another document with other data',
  },
  not_substitutable: {
    es: 'Solo se sustituye una factura timbrada del mismo pedido',
    en: 'Only a stamped invoice of the same order can be replaced',
  },
  issuer_missing: {
    es: 'Falta el certificado de sello digital de la empresa',
    en: "The company's digital seal certificate is missing",
  },
  certificate_expired: {
    es: 'El certificado de sello digital no está vigente',
    en: 'The digital seal certificate is not valid now',
  },
  invoice_without_lines: { es: 'El comprobante no tiene conceptos', en: 'The document has no lines' },
  invoice_of_nothing: { es: 'El total debe ser mayor que cero', en: 'The total must be greater than zero' },
  totals_differ: {
    es: 'El importe no corresponde a la suma de los conceptos',
    en: 'The amount is not the sum of the lines',
  },
  amount_differs: {
    es: 'El importe no corresponde a la cantidad por el precio unitario',
    en: 'The amount is not the quantity times the unit price',
  },
  official_rate_missing: {
    es: 'Falta el tipo de cambio FIX de estos días: cárgalo en Ventas > Tipos de cambio FIX y vuelve a timbrar',
    en: 'The FIX exchange rate of these days is missing: load it under Ventas > Tipos de cambio FIX and stamp again',
  },
  exchange_rate_missing: { es: 'Falta el tipo de cambio', en: 'The exchange rate is missing' },
  sat_key_missing: {
    es: 'El producto {product} no tiene una clave del SAT vigente',
    en: 'Product {product} has no valid SAT key',
  },
  payment_in_future: { es: 'La fecha de pago está en el futuro', en: 'The payment date is in the future' },
  order_in_global: {
    es: 'El pedido ya está en la factura global {invoice}',
    en: 'The order is already in global invoice {invoice}',
  },
  day_not_over: { es: 'Ese día no ha terminado', en: 'That day is not over' },
  global_without_receipts: {
    es: 'Ese día no tiene ventas pagadas sin factura',
    en: 'That day has no paid sales without an invoice',
  },
  key_of_platform: { es: 'Esta clave es de la plataforma', en: 'This key is the platform’s' },
  advance_spent: {
    es: 'El abono ya se usó: lo que se compró con él se factura con su pedido',
    en: 'The deposit was already used: what it bought is invoiced with its order',
  },
  advance_not_stamped: {
    es: 'El anticipo que paga este pedido aún no está timbrado: factura cuando lo esté',
    en: 'The advance that pays this order is not stamped yet: invoice once it is',
  },
  advance_in_use: {
    es: 'El anticipo está relacionado con la factura {invoice}: cancélala antes',
    en: 'The advance is related to invoice {invoice}: cancel that first',
  },
  payment_of_nothing: { es: 'El pago no tiene facturas', en: 'The payment has no invoices' },
  payment_of_several_companies: {
    es: 'El pago es de facturas de varias empresas',
    en: 'The payment is for invoices of several companies',
  },
  payment_of_several_receivers: {
    es: 'El pago es de facturas emitidas a varios receptores: registra uno por receptor',
    en: 'The payment is of invoices issued to several recipients: record one for each',
  },
  payment_form_undefined: {
    es: 'Un pago recibido no lleva la forma 99, por definir: indica cómo se pagó',
    en: 'A received payment does not have form 99, to be defined: say how it was paid',
  },
  border_rate_elsewhere: {
    es: 'El IVA de 8 % solo se factura desde una sucursal de la región fronteriza; el lugar de expedición {zip} no está en ella',
    en: 'VAT of 8% is invoiced only from a branch of the border region; the place of issue {zip} is not in it',
  },
  not_payable: {
    es: 'La factura {invoice} no es a crédito o no está vigente',
    en: 'Invoice {invoice} is not on credit or is not in force',
  },
  paid_above_balance: {
    es: 'Lo pagado supera el saldo de {balance} {currency}',
    en: 'What is paid exceeds the balance of {balance} {currency}',
  },
  payment_differs: {
    es: 'El importe no corresponde a lo pagado de las facturas: {sum} {currency}',
    en: 'The amount is not what was paid of the invoices: {sum} {currency}',
  },
  not_creditable: {
    es: 'Solo se acredita una factura timbrada y vigente',
    en: 'Only a stamped invoice in force can be credited',
  },
  order_not_invoiced: {
    es: 'El pedido no tiene una factura timbrada: no se puede emitir la nota de crédito',
    en: 'The order has no stamped invoice: the credit note cannot be issued',
  },
  not_on_invoice: {
    es: 'La factura del pedido no tiene estas piezas',
    en: "The order's invoice does not have these pieces",
  },
  credit_above_invoice: {
    es: 'La nota de crédito supera lo que queda de la factura: {left}',
    en: 'The credit note exceeds what is left of the invoice: {left}',
  },
  returned_above_sold: { es: 'Solo quedan {left} piezas por devolver', en: 'Only {left} pieces are left to return' },
  cancel_payments_first: { es: 'Cancela primero sus complementos de pago', en: 'Cancel its payment complements first' },
  cancel_credit_notes_first: {
    es: 'Cancela primero sus notas de crédito: {notes}',
    en: 'Cancel its credit notes first: {notes}',
  },
  not_a_substitute: {
    es: 'Debe ser el folio fiscal de una factura timbrada que sustituye a esta',
    en: 'It must be the fiscal folio of a stamped invoice that replaces this one',
  },
  substitute_without_reason: {
    es: 'Solo el motivo 01 lleva la factura que sustituye',
    en: 'Only reason 01 takes the invoice that replaces it',
  },
  reason_of_global: { es: 'El motivo 04 es solo para facturas globales', en: 'Reason 04 is only for global invoices' },
  cancellation_not_asked: {
    es: 'Todavía no se sabe qué dice el SAT de su cancelación: se consulta en unos minutos',
    en: 'What the SAT says of its cancellation is not known yet: it is asked in some minutes',
  },
  cancellation_in_process: {
    es: 'El SAT todavía puede cancelarlo ({status}): espera su respuesta',
    en: 'The SAT may still cancel it ({status}): wait for its answer',
  },
  not_stamped_yet: { es: 'El comprobante todavía no está timbrado', en: 'The document is not stamped yet' },
  too_many_documents: {
    es: 'Son {count} comprobantes: un archivo lleva {limit} como máximo, filtra la lista',
    en: 'There are {count} documents: a file holds {limit} at most, filter the list',
  },
} as const;
