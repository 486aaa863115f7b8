export const messages = {
  invalid_survey_button: { es: 'Escribe una página de la tienda: /promos', en: 'Write a page of the store: /promos' },
  survey_without_fields: { es: 'Agrega al menos una pregunta', en: 'Add at least one question' },
  survey_without_options: {
    es: 'Escribe al menos dos opciones distintas, separadas por punto y coma',
    en: 'Write at least two different options, separated by semicolons',
  },
  survey_needless_options: {
    es: 'Esta pregunta se contesta sin opciones',
    en: 'This question is answered without options',
  },
  survey_bad_range: {
    es: 'Escribe el inicio y el límite, como 1; 7, con once pasos a lo más, o nada',
    en: 'Write the start and the limit, as 1; 7, with eleven steps at most, or nothing',
  },
  survey_has_answers: {
    es: 'Ya hay quien contestó: las preguntas no cambian',
    en: 'Somebody already answered: the questions do not change',
  },
  survey_already_answered: {
    es: 'Encuesta contestada. Gracias por tu opinión.',
    en: 'Survey answered. Thank you for your opinion.',
  },
  survey_answer_required: { es: 'Esta pregunta es obligatoria', en: 'This question is required' },
  survey_not_an_option: { es: 'Elige una de las opciones', en: 'Choose one of the options' },
  survey_not_an_answer: { es: 'Esta respuesta no es válida', en: 'This answer is not valid' },
  survey_changed: {
    es: 'La encuesta cambió mientras la contestabas: vuelve a abrirla',
    en: 'The survey changed while you answered it: open it again',
  },
  survey_respondent_unknown: {
    es: 'Abre la encuesta de nuevo para contestarla',
    en: 'Open the survey again to answer it',
  },
} as const;
