export const messages = {
  login_to_filter: 'Inicia sesión para usar este filtro',
  category_cycle: 'Una categoría no puede quedar dentro de sí misma ni de sus subcategorías',
  duplicate_sku: 'Ya existe un producto con este SKU',
  missing_name: 'Falta el nombre',
  missing_category: 'Falta la categoría',
  missing_price: 'Falta el precio de lista',
  missing_sat_key: 'Falta la clave SAT',
  missing_image: 'Falta la imagen principal',
  fixed_above_list: 'El precio fijo no puede ser mayor que el precio de lista',
  has_products: 'Tiene productos: muévelos antes de eliminarla',
  has_children: 'Tiene subcategorías: muévelas antes de eliminarla',
} as const;
