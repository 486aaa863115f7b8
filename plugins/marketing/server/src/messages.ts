export const messages = {
  slug_taken: 'Ya existe una landing con esta dirección',
  slug_reserved: 'Esta dirección es de la tienda: elige otra',
  slug_invalid: 'La dirección lleva minúsculas, números y guiones',
  ends_before_start: 'La fecha de fin debe ser posterior a la de inicio',
  landing_empty: 'Agrega al menos un bloque antes de activar la landing',
  landing_block_incomplete: 'Bloque {place} ({name}): falta {missing}',
  landing_over: 'La fecha de fin ya pasó: cámbiala antes de activar la landing',
  too_many_forms: 'Una landing lleva a lo más un formulario',
  link_invalid: 'Escribe una dirección de la tienda (/promos) o completa (https://…)',
  color_invalid: 'Escribe el color como #rrggbb',
  answer_required: 'Este campo es obligatorio',
  phone_invalid: 'Escribe un teléfono de 10 dígitos',
} as const;
