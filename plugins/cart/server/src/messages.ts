export const messages = {
  cart_not_in_open_stage: {
    es: 'Tu pedido ya está en proceso: regresa a la lista de productos para agregar más',
    en: 'Your order is already under way: go back to the list of products to add more',
  },
  cart_empty: { es: 'Tu carrito está vacío', en: 'Your cart is empty' },
  check_order_data: { es: 'Revisa los datos de tu pedido', en: 'Check the data of your order' },
  delivery_missing: { es: 'Elige cómo recibirás tu pedido', en: 'Choose how you will receive your order' },
  address_incomplete: { es: 'Dirección Incompleta', en: 'Incomplete address' },
  address_street: { es: 'Calle requerida', en: 'Street required' },
  address_exterior_number: { es: 'Número exterior requerido', en: 'Exterior number required' },
  address_zip_code: { es: 'Código postal requerido', en: 'Postal code required' },
  address_telephone: { es: 'Teléfono requerido', en: 'Telephone required' },
  address_colony: { es: 'Colonia requerida', en: 'Neighbourhood required' },
  address_state: { es: 'Estado requerido', en: 'State required' },
  address_receivers_name: { es: 'Atención a requerido', en: 'Attention to required' },
  direction_not_found: {
    es: 'Ocurrio un error con esta dirección, por favor contacte con el Administrador',
    en: 'Something is wrong with this address, please contact the administrator',
  },
  delivery_without_address: {
    es: 'Esta forma de entrega no lleva dirección',
    en: 'This way of delivery takes no address',
  },
  receiver_required: { es: 'Escribe quién recoge el pedido', en: 'Write who picks up the order' },
  office_unknown: {
    es: 'Esta oficina de paquetería ya no está disponible',
    en: 'This parcel office is no longer available',
  },
  carrier_unknown: { es: 'Esta paquetería ya no está disponible', en: 'This carrier is no longer available' },
  discount_failed: { es: 'Error al aplicar el descuento', en: 'The discount could not be applied' },
  discount_reason: { es: 'Escribe el motivo del descuento', en: 'Write the reason for the discount' },
  discount_fixed_price: { es: 'Este producto tiene precio fijo', en: 'This product has a fixed price' },
  shipping_cost_stays: { es: 'No es posible eliminar costos de envío.', en: 'Shipping costs cannot be removed.' },
  cart_name_taken: {
    es: 'Ya tienes un carrito guardado con este nombre',
    en: 'You already have a saved cart with this name',
  },
  too_many_saved: { es: 'Puedes guardar {max} carritos como máximo', en: 'You can save {max} carts at most' },
  address_missing: { es: 'Escribe la dirección de entrega', en: 'Write the delivery address' },
  payment_missing: { es: 'Elige la forma de pago', en: 'Choose the payment method' },
  stage_first: { es: 'Primero llega a esta etapa del pedido', en: 'Reach this step of the order first' },
  cart_back_in_list: {
    es: 'Tu pedido regresó a la lista de productos: terminó el tiempo de apartado o lo regresaste en otra ventana. Tus productos siguen en el carrito: continúa con el pedido',
    en: 'Your order went back to the list of products: its hold ended, or you took it back in another window. Your products are still in the cart: go on with the order',
  },
  cart_ordered: { es: 'Este carrito ya es el pedido {folio}', en: 'This cart is already order {folio}' },
  branch_not_pickup: { es: 'En esta sucursal no se puede recoger', en: 'This branch offers no pick-up' },
  product_not_for_sale: { es: 'Este producto no está a la venta', en: 'This product is not for sale' },
  quantity_too_small: { es: 'La cantidad debe ser de una pieza o más', en: 'The quantity must be one piece or more' },
  quantity_too_big: { es: 'La cantidad es demasiado grande', en: 'The quantity is too large' },
  product_alternatives: {
    es: 'Hay {count} alternativas de entrega inmediata en tu sucursal',
    en: 'There are {count} alternatives for immediate delivery at your branch',
  },
  main_inventory_quantity: { es: 'Piezas en tu sucursal: {count}', en: 'Pieces at your branch: {count}' },
  too_many_lines: {
    es: 'Un pedido rápido lleva 500 renglones como máximo',
    en: 'A quick order takes 500 lines at most',
  },
  order_not_sold: {
    es: 'Ningún producto de este pedido se puede comprar por ahora',
    en: 'No product of this order can be bought for now',
  },
  wish_list_not_sold: {
    es: 'Ningún producto de esta lista se puede comprar por ahora',
    en: 'No product of this list can be bought for now',
  },
  csv_missing: { es: 'Elige un archivo', en: 'Choose a file' },
  csv_wrong_kind: { es: 'El archivo debe ser .csv', en: 'The file must be a .csv' },
  csv_unreadable: {
    es: 'Errores de formato: el archivo no se puede leer como CSV',
    en: 'Format errors: the file cannot be read as CSV',
  },
  csv_columns_missing: {
    es: 'Errores de formato: el archivo debe tener las columnas codigo y cantidad',
    en: 'Format errors: the file must have the columns codigo and cantidad',
  },
  csv_empty: { es: 'Errores de formato: el archivo no tiene productos', en: 'Format errors: the file has no products' },
  csv_too_many_rows: {
    es: 'Errores de formato: el archivo lleva {count} renglones como máximo',
    en: 'Format errors: the file takes {count} lines at most',
  },
  csv_quote_not_closed: {
    es: 'Errores de formato: falta cerrar una comilla que se abre en el renglón {line}',
    en: 'Format errors: a quote that opens in line {line} is not closed',
  },
  csv_row: {
    es: 'Renglón {row}: {reason}',
    en: 'Line {row}: {reason}',
  },
  csv_code_missing: {
    es: 'Falta el código',
    en: 'The code is missing',
  },
  csv_more_columns: {
    es: 'Tiene más celdas que columnas: pon entre comillas el texto que lleva comas',
    en: 'It has more cells than columns: put text with commas between quotes',
  },
  csv_quantity_missing: {
    es: 'Falta la cantidad',
    en: 'The quantity is missing',
  },
  csv_quantity_no_number: {
    es: 'La cantidad no es un número: «{written}»',
    en: 'The quantity is no number: “{written}”',
  },
  csv_quantity_not_whole: {
    es: 'La cantidad no es de piezas enteras: «{written}»',
    en: 'The quantity is not of whole pieces: “{written}”',
  },
  csv_quantity_ambiguous: {
    es: 'La cantidad «{written}» puede leerse de dos formas: escríbela sin puntos ni comas',
    en: 'The quantity “{written}” can be read in two ways: write it without points or commas',
  },
  csv_product_unknown: { es: 'No encontramos este código', en: 'We did not find this code' },
  csv_product_several: {
    es: 'Varios productos tienen este código: usa el SKU',
    en: 'Several products have this code: use the SKU',
  },
  no_valid_products_for_import: {
    es: 'No se encontraron productos validos para importar',
    en: 'No valid products were found to import',
  },
  csv_may_ship_apart: {
    es: 'Puede no estar disponible en tu sucursal y enviarse por separado',
    en: 'It may not be available at your branch and ship separately',
  },
} as const;
