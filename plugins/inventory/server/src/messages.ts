export const messages = {
  warranty_text_differs: {
    es: 'El texto no dice los meses de garantía con los que se vende: {months}',
    en: 'The text does not say the months of warranty that it is sold with: {months}',
  },
  not_enough_stock: {
    es: 'No hay suficientes piezas: quedan {available}',
    en: 'There are not enough pieces: {available} left',
  },
  not_enough_refurbished: {
    es: 'No hay suficientes piezas de remate {grade}: quedan {available}',
    en: 'There are not enough clearance pieces {grade}: {available} left',
  },
  stock_below_reserved: {
    es: 'No se puede quitar tanto: solo {available} piezas están libres',
    en: 'Not that many can be taken: only {available} pieces are free',
  },
  check_order_data: { es: 'Revisa los datos de tu pedido', en: 'Check the data of your order' },
  percent_above_100: { es: 'El porcentaje no puede ser mayor que 100', en: 'The percentage cannot be above 100' },
  percent_below_0: { es: 'El porcentaje no puede ser negativo', en: 'The percentage cannot be negative' },
  max_below_min: { es: 'El máximo no puede ser menor que el mínimo', en: 'The maximum cannot be below the minimum' },
  same_warehouse: { es: 'El origen y el destino deben ser distintos', en: 'Origin and destination must differ' },
  transfer_without_lines: { es: 'Agrega al menos un producto', en: 'Add at least one product' },
  received_above_sent: {
    es: 'No se puede recibir más de lo enviado ({sent})',
    en: 'No more can be received than was sent ({sent})',
  },
  transfer_by_restock_could_not_be_created: {
    es: 'El traspaso por resurtido no pudo ser creado',
    en: 'The restock transfer could not be created',
  },
  restock_unable_to_find_products: {
    es: 'No se encontraron productos por resurtir',
    en: 'No products to restock were found',
  },
  alternative_to_itself: {
    es: 'Un producto no es alternativa de sí mismo',
    en: 'A product is no alternative to itself',
  },
  alternative_twice: { es: 'Este producto ya está en la lista', en: 'This product is already on the list' },
  supplier_telephone_type: { es: 'El teléfono debe ser móvil o fijo', en: 'The telephone must be mobile or landline' },
  supplier_has_brands: {
    es: 'No se puede eliminar: todavía tiene marcas',
    en: 'It cannot be deleted: it still has brands',
  },
  agreement_without_lines: { es: 'Agrega al menos un producto', en: 'Add at least one product' },
  agreement_days_crossed: {
    es: 'La vigencia no puede terminar antes de empezar',
    en: 'It cannot end before it begins',
  },
  agreement_expired: { es: 'Su vigencia ya terminó', en: 'Its validity has ended' },
  agreement_overlaps: {
    es: 'Ya tiene precio en el acuerdo núm. {id}, vigente del {from} al {to}',
    en: 'It already has a price in agreement no. {id}, valid from {from} to {to}',
  },
  rfc_invalid: { es: 'El RFC no es válido', en: 'The RFC is not valid' },
  product_has_stock: {
    es: 'No se puede eliminar: todavía tiene existencias',
    en: 'It cannot be deleted: it still has stock',
  },
  warehouse_twice: { es: 'Un almacén lleva un solo límite', en: 'A warehouse has a single limit' },
  rotation_not_loaded: {
    es: 'Error al cargar la rotación de productos',
    en: 'The rotation of products could not be loaded',
  },
  serial_repeated: { es: 'El número de serie {serial} está repetido', en: 'Serial number {serial} is repeated' },
  serial_invalid: {
    es: 'El número de serie lleva letras mayúsculas y números, puntos o guiones, sin espacios: 4 caracteres o más',
    en: 'A serial number takes capital letters and digits, periods or hyphens, without blanks: 4 characters or more',
  },
  serial_of_product: {
    es: '{serial} es un código del producto (SKU, modelo o código de barras), no un número de serie',
    en: '{serial} is a code of the product (SKU, model or barcode), not a serial number',
  },
  serial_known: {
    es: 'El número de serie {serial} ya está registrado',
    en: 'Serial number {serial} is already registered',
  },
  widget_not_saved: { es: 'Error al guardar configuración', en: 'The configuration could not be saved' },
} as const;
