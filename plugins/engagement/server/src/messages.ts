export const messages = {
  list_name_required: { es: 'Introduzca un nombre para la lista.', en: 'Enter a name for the list.' },
  list_name_taken: { es: 'Ya tienes una lista con este nombre', en: 'You already have a list with this name' },
  list_unknown: { es: 'La lista no existe', en: 'The list does not exist' },
  general_list_fixed: {
    es: 'La lista general no se puede renombrar ni eliminar',
    en: 'The general list cannot be renamed or deleted',
  },
  too_many_lists: {
    es: 'Ya tienes {max} listas: elimina una para crear otra',
    en: 'You already have {max} lists: delete one to create another',
  },
  list_full: { es: 'La lista ya tiene {max} productos', en: 'The list already has {max} products' },
  buy_to_review: { es: 'Compra este producto para dejar tu opinión', en: 'Buy this product to leave your review' },
  review_exists: {
    es: 'Ya diste tu opinión de este producto: puedes editarla',
    en: 'You already reviewed this product: you can edit your review',
  },
  review_title_required: { es: 'Escribe un título', en: 'Write a title' },
  review_comment_required: { es: 'Escribe tu opinión', en: 'Write your review' },
  rating_out_of_range: {
    es: 'La calificación va de 1 a 5 estrellas, de media en media',
    en: 'The rating goes from 1 to 5 stars, in halves',
  },
} as const;
