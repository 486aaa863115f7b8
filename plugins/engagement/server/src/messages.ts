export const messages = {
  list_name_required: 'Introduzca un nombre para la lista.',
  list_name_taken: 'Ya tienes una lista con este nombre',
  list_unknown: 'La lista no existe',
  general_list_fixed: 'La lista general no se puede renombrar ni eliminar',
  too_many_lists: 'Ya tienes {max} listas: elimina una para crear otra',
  list_full: 'La lista ya tiene {max} productos',
  buy_to_review: 'Compra este producto para dejar tu opinión',
  review_exists: 'Ya diste tu opinión de este producto: puedes editarla',
  review_title_required: 'Escribe un título',
  review_comment_required: 'Escribe tu opinión',
  rating_out_of_range: 'La calificación va de 1 a 5 estrellas, de media en media',
} as const;
