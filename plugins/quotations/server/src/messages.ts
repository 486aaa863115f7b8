/** Texts of refusals. */
export const messages = {
  quotation_mail_invalid: { es: 'Escribe un correo válido', en: 'Write a valid e-mail' },
  quotation_without_lines: { es: 'La cotización no tiene productos', en: 'The quotation has no products' },
  quotation_too_large: {
    es: 'La cotización pasa de 9,999,999,999.99: baja las cantidades',
    en: 'The quotation exceeds 9,999,999,999.99: lower the quantities',
  },
  quotation_without_recipient: {
    es: 'Escribe el correo de quien recibe la cotización',
    en: 'Write the e-mail of who receives the quotation',
  },
  quotation_recipient_unknown: {
    es: 'La casa escribe a la gente de la empresa y al contacto de la cotización',
    en: 'The house writes to people of the company and to the contact of the quotation',
  },
  text_with_link: {
    es: 'El texto sale en un correo de Mayorista: no puede llevar enlaces',
    en: 'The text goes out in an e-mail of Mayorista: it cannot hold links',
  },
  quotation_expired: {
    es: 'La cotización venció el {day}: pide una versión nueva',
    en: 'The quotation expired on {day}: ask for a new version',
  },
  quotation_not_sent: { es: 'La cotización todavía no se ha enviado', en: 'The quotation has not been sent yet' },
  quotation_of_house: {
    es: 'La preparó la casa: haz una contraoferta para cambiarla',
    en: 'The house prepared it: make a counteroffer to change it',
  },
  valid_to_past: { es: 'El día ya pasó', en: 'The day has passed' },
  valid_to_too_late: { es: 'Como máximo hasta el {day}', en: 'Until {day} at most' },
  discount_not_allowed: {
    es: 'Solo una persona autorizada concede descuentos',
    en: 'Only an authorised person grants discounts',
  },
  discount_without_reason: { es: 'Escribe el motivo del descuento', en: 'Write the reason for the discount' },
  converted_otherwise: {
    es: 'La cotización ya es un pedido, con otra entrega o forma de pago: cámbialo en el pedido',
    en: 'The quotation is already an order, with another delivery or payment method: change it in the order',
  },
  quotation_product_not_sold: { es: 'El producto no está a la venta', en: 'The product is not for sale' },
  quotation_prices_missing: {
    es: 'La empresa no está activa: no hay precios para ella',
    en: 'The company is not active: there are no prices for it',
  },
  too_many_quotation_mails: {
    es: 'Esta cotización ya se envió {count} veces por correo',
    en: 'This quotation was already sent {count} times by e-mail',
  },
  quotation_version_unknown: {
    es: 'La cotización no tiene esa versión',
    en: 'The quotation does not have that version',
  },
  delivery_place_missing: { es: 'Elige dónde o cómo se entrega', en: 'Choose where or how it is delivered' },
  external_only_for_buyers: {
    es: 'Solo la empresa del distribuidor tiene datos de cotización externa',
    en: "Only the distributor's company has data of an external quotation",
  },
  logo_unreadable: { es: 'La imagen no se puede leer', en: 'The image cannot be read' },
  calculator_file_missing: { es: 'Adjunta el archivo de la calculadora', en: 'Attach the file of the calculator' },
  calculator_wrong_kind: { es: 'El archivo debe ser CSV o XLSX', en: 'The file must be CSV or XLSX' },
  calculator_unreadable: { es: 'El archivo no se puede leer', en: 'The file cannot be read' },
  calculator_columns_missing: {
    es: 'El archivo no tiene las columnas modelo y cantidad',
    en: 'The file does not have the columns modelo and cantidad',
  },
  calculator_empty: { es: 'El archivo no tiene productos', en: 'The file has no products' },
  calculator_too_many_rows: {
    es: 'El archivo tiene más de {count} renglones',
    en: 'The file has more than {count} lines',
  },
  calculator_product_unknown: { es: 'No hay un producto con este modelo', en: 'There is no product with this model' },
  calculator_product_several: {
    es: 'Hay varios productos con este modelo: escribe el SKU',
    en: 'There are several products with this model: write the SKU',
  },
  calculator_quantity_invalid: {
    es: 'La cantidad debe ser un número entero mayor que cero',
    en: 'The quantity must be a whole number greater than zero',
  },
  calculator_quote_not_closed: {
    es: 'Falta cerrar una comilla que se abre en el renglón {line}',
    en: 'A quote that opens in line {line} is not closed',
  },
  calculator_quantity_missing: {
    es: 'Falta la cantidad',
    en: 'The quantity is missing',
  },
  calculator_quantity_ambiguous: {
    es: 'La cantidad «{written}» puede leerse de dos formas: escríbela sin puntos ni comas',
    en: 'The quantity “{written}” can be read in two ways: write it without points or commas',
  },
  calculator_model_missing: {
    es: 'Falta el modelo',
    en: 'The model is missing',
  },
  calculator_more_columns: {
    es: 'Tiene más celdas que columnas: pon entre comillas el texto que lleva comas',
    en: 'It has more cells than columns: put text with commas between quotes',
  },
  calculator_nothing_found: { es: 'Ningún renglón se puede cotizar', en: 'No line can be quoted' },
} as const;
