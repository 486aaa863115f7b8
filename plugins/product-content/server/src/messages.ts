export const messages = {
  missing_datasheet: { es: 'Falta llenar la ficha técnica', en: 'The datasheet has to be filled in' },
  missing_key_values: { es: 'Falta en la ficha técnica: {names}', en: 'Missing in the datasheet: {names}' },
  datasheet_in_use: {
    es: 'La usan categorías: asígnales otra antes de eliminarla',
    en: 'Categories use it: give them another before you delete it',
  },
  too_many_fields: {
    es: 'Una ficha técnica tiene a lo más {max} características',
    en: 'A datasheet has {max} characteristics at most',
  },
  field_repeated: {
    es: 'Esta característica ya está en la ficha',
    en: 'This characteristic is already in the datasheet',
  },
  overview_empty: {
    es: 'Escribe un título o una descripción, o agrega una imagen',
    en: 'Write a title or a description, or add an image',
  },
  overview_picture_missing: {
    es: 'Una descripción centrada lleva imagen para web y para móvil',
    en: 'A centered description takes an image for web and for mobile',
  },
  videos_incomplete: {
    es: 'Manda todos los videos del producto, cada uno una vez',
    en: 'Send all videos of the product, each one once',
  },
  document_not_removed: { es: 'No se pudo eliminar el Documento', en: 'The document could not be deleted' },
} as const;
