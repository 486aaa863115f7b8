export const messages = {
  missing_datasheet: 'Falta llenar la ficha técnica',
  missing_key_values: 'Falta en la ficha técnica: {names}',
  datasheet_in_use: 'La usan categorías: asígnales otra antes de eliminarla',
  too_many_fields: 'Una ficha técnica tiene a lo más {max} características',
  field_repeated: 'Esta característica ya está en la ficha',
  overview_empty: 'Escribe un título o una descripción, o agrega una imagen',
  overview_picture_missing: 'Una descripción centrada lleva imagen para web y para móvil',
  videos_incomplete: 'Manda todos los videos del producto, cada uno una vez',
  document_not_removed: 'No se pudo eliminar el Documento',
} as const;
