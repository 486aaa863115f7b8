/** A survey, and what people (by their e-mails) answered of it: the values in the order of its questions. */
export interface SurveySeed {
  readonly name: string;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly isPublished: boolean;
  readonly questions: readonly {
    readonly label: string;
    readonly type:
      'like_dislike_field' | 'multiple_choice_field' | 'open_field' | 'multiple_select_pill_field' | 'rating_field';
    readonly options?: string;
    readonly is_required?: boolean;
    readonly description?: string;
  }[];
  readonly answers: Readonly<Record<string, readonly (number | string | readonly string[] | null)[]>>;
}

export const surveyCategories: readonly string[] = ['Eventos', 'Servicio', 'Tienda'];

export const surveys: readonly SurveySeed[] = [
  {
    name: 'Servicio de sucursal 2026',
    category: 'Servicio',
    title: '¿Cómo te atendimos en la sucursal?',
    description: 'Cinco preguntas, menos de dos minutos. Tus respuestas se guardan mientras contestas.',
    isPublished: true,
    questions: [
      {
        label: '¿Qué tan fácil fue recoger tu pedido?',
        type: 'rating_field',
        is_required: true,
        description: '1 muy complicado, 7 muy fácil',
      },
      { label: '¿Te gustó la atención en mostrador?', type: 'like_dislike_field', is_required: true },
      {
        label: '¿En qué sucursal te atendimos?',
        type: 'multiple_choice_field',
        options: 'Monterrey; Guadalajara; Ciudad de México',
        is_required: true,
      },
      {
        label: '¿Qué mejorarías?',
        type: 'multiple_select_pill_field',
        options: 'Tiempo de espera; Estacionamiento; Existencias; Asesoría técnica',
      },
      { label: 'Cuéntanos más', type: 'open_field' },
    ],
    answers: {
      'otro@demo.test': [6, 1, 'Guadalajara', ['Estacionamiento'], 'Me ayudaron a cargar el pedido.'],
      'secundario@demo.test': [4, 0, 'Monterrey', ['Tiempo de espera', 'Existencias'], null],
    },
  },
  {
    name: 'Curso de cámaras IP',
    category: 'Eventos',
    title: '¿Qué te pareció el curso?',
    description: 'Nos ayuda a preparar el siguiente.',
    isPublished: false,
    questions: [
      { label: '¿Recomendarías el curso?', type: 'rating_field', options: '0; 10', is_required: true },
      { label: '¿Qué tema te faltó?', type: 'open_field' },
    ],
    answers: {},
  },
];
