export const messages = {
  invalid_survey_button: 'Escribe una página de la tienda: /promos',
  survey_without_fields: 'Agrega al menos una pregunta',
  survey_without_options: 'Escribe al menos dos opciones distintas, separadas por punto y coma',
  survey_needless_options: 'Esta pregunta se contesta sin opciones',
  survey_bad_range: 'Escribe el inicio y el límite, como 1; 7, con once pasos a lo más, o nada',
  survey_has_answers: 'Ya hay quien contestó: las preguntas no cambian',
  survey_already_answered: 'Encuesta contestada. Gracias por tu opinión.',
  survey_answer_required: 'Esta pregunta es obligatoria',
  survey_not_an_option: 'Elige una de las opciones',
  survey_not_an_answer: 'Esta respuesta no es válida',
  survey_changed: 'La encuesta cambió mientras la contestabas: vuelve a abrirla',
  survey_respondent_unknown: 'Abre la encuesta de nuevo para contestarla',
} as const;
