export const messages = {
  list_name_required: 'Introduzca un nombre para la lista.',
  list_name_taken: 'Ya tienes una lista con este nombre',
  list_unknown: 'La lista no existe',
  general_list_fixed: 'La lista general no se puede renombrar ni eliminar',
  too_many_lists: 'Ya tienes {max} listas: elimina una para crear otra',
  list_full: 'La lista ya tiene {max} productos',
} as const;
