export const messages = {
  slug_taken: { es: 'Ya existe una landing con esta dirección', en: 'A landing page with this address already exists' },
  slug_reserved: {
    es: 'Esta dirección es de la tienda: elige otra',
    en: "This address is the store's: choose another",
  },
  slug_invalid: {
    es: 'La dirección lleva minúsculas, números y guiones',
    en: 'The address takes lower-case letters, digits and hyphens',
  },
  ends_before_start: {
    es: 'La fecha de fin debe ser posterior a la de inicio',
    en: 'The end must be after the beginning',
  },
  landing_empty: {
    es: 'Agrega al menos un bloque antes de activar la landing',
    en: 'Add at least one block before you activate the landing page',
  },
  landing_block_incomplete: {
    es: 'Bloque {place} ({name}): falta {missing}',
    en: 'Block {place} ({name}): {missing} is missing',
  },
  landing_over: {
    es: 'La fecha de fin ya pasó: cámbiala antes de activar la landing',
    en: 'The end has passed: change it before you activate the landing page',
  },
  too_many_forms: { es: 'Una landing lleva a lo más un formulario', en: 'A landing page takes one form at most' },
  link_invalid: {
    es: 'Escribe una dirección de la tienda (/promos) o completa (https://…)',
    en: 'Write an address of the store (/promos) or a whole one (https://…)',
  },
  color_invalid: { es: 'Escribe el color como #rrggbb', en: 'Write the colour as #rrggbb' },
  answer_required: { es: 'Este campo es obligatorio', en: 'This field is required' },
  phone_invalid: { es: 'Escribe un teléfono de 10 dígitos', en: 'Write a telephone of 10 digits' },
} as const;
