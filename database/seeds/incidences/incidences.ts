/** Something that was reported of a demo order, and what became of it. */
export interface IncidenceSeed {
  /** End of the order's folio. */
  readonly order: string;
  /** Which of its lines, from 0. */
  readonly line: number;
  readonly type: string;
  readonly department: string;
  readonly serial?: string;
  readonly description: string;
  readonly reportedBy: string;
  /** The messages of buyer and house, in turns; the buyer begins. */
  readonly messages?: readonly string[];
  readonly steps: readonly (
    | { readonly state: 'in_review' | 'accepted' | 'closed' }
    | { readonly state: 'refused'; readonly verdict: string }
    | { readonly state: 'received'; readonly grade: string }
    | { readonly state: 'resolved'; readonly resolution: 'credit_note' | 'replacement' | 'repair' }
  )[];
}

const accepted = [{ state: 'in_review' }, { state: 'accepted' }] as const;
const support = 'Soporte técnico';
const warehouse = 'Almacén y envíos';

export const incidenceReports: readonly IncidenceSeed[] = [
  {
    order: '-000001',
    line: 0,
    type: 'Garantía',
    department: support,
    serial: 'VK2143-0093127',
    description: 'La cámara se reinicia cada pocos minutos de noche, cuando enciende el infrarrojo.',
    reportedBy: 'Laura Villarreal',
    steps: [],
  },
  {
    order: '-000001',
    line: 2,
    type: 'Garantía',
    department: support,
    serial: 'GR4000-118822',
    description: 'El equipo no guarda la configuración después de un corte de energía.',
    reportedBy: 'Laura Villarreal',
    messages: [
      '¿Necesitan el equipo con su fuente de poder?',
      'Sí, por favor: con la fuente y, si lo conservas, su empaque.',
      'Lo llevo mañana a la sucursal.',
    ],
    steps: [{ state: 'in_review' }],
  },
  {
    order: '-000001',
    line: 3,
    type: 'Daño en el transporte',
    department: warehouse,
    description: 'La bobina llegó con el cable aplastado en las primeras vueltas.',
    reportedBy: 'Laura Villarreal',
    steps: accepted,
  },
  {
    order: '-000002',
    line: 0,
    type: 'Garantía',
    department: support,
    serial: 'ML280-556010',
    description: 'El electroimán perdió fuerza: la puerta se abre con un jalón.',
    reportedBy: 'Laura Villarreal',
    messages: ['¿Cuánto tarda la revisión?', 'El laboratorio la termina el viernes; te avisamos cómo se resuelve.'],
    steps: [...accepted, { state: 'received', grade: 'E' }],
  },
  {
    order: '-000002',
    line: 1,
    type: 'Producto equivocado',
    department: warehouse,
    description: 'Pedimos el lector con teclado y en la caja venía el modelo sin teclado.',
    reportedBy: 'Laura Villarreal',
    steps: [...accepted, { state: 'received', grade: 'NUEVO' }, { state: 'resolved', resolution: 'repair' }],
  },
  {
    order: '-000002',
    line: 2,
    type: 'Faltante en la entrega',
    department: warehouse,
    description: 'Faltó una tarjeta del paquete; el conteo se hizo al recibir en la obra.',
    reportedBy: 'Laura Villarreal',
    steps: [
      { state: 'in_review' },
      { state: 'refused', verdict: 'El conteo de salida y el video del empaque muestran el paquete completo.' },
    ],
  },
  {
    order: '-000001',
    line: 1,
    type: 'Garantía',
    department: support,
    serial: 'VK7616-440219',
    description: 'Dos puertos PoE del grabador dejaron de dar energía a las cámaras.',
    reportedBy: 'Laura Villarreal',
    steps: [
      ...accepted,
      { state: 'received', grade: 'B' },
      { state: 'resolved', resolution: 'repair' },
      { state: 'closed' },
    ],
  },
];
