import { rfc } from '../check-digits';

export interface QuestionSeed {
  question: string;
  is_required: boolean;
  options: string[];
}

/** The questionnaire of the registration, as marketing begins with it. */
export const registrationQuestions: QuestionSeed[] = [
  {
    question: '¿Cómo supiste de nosotros?',
    is_required: true,
    options: ['Por un colega', 'Buscador de internet', 'Redes sociales', 'Exposición o evento'],
  },
  {
    question: '¿Cuántas personas trabajan en tu empresa?',
    is_required: true,
    options: ['1 a 5', '6 a 20', '21 a 50', 'Más de 50'],
  },
  { question: '¿Qué marcas vendes hoy?', is_required: false, options: [] },
  { question: '¿En qué ciudades instalas?', is_required: false, options: [] },
];

export interface ProspectSeed {
  name: string;
  paternal_surname: string;
  email: string;
  telephone: string;
  tradename: string;
  business_name: string;
  rfc: string;
  zip_code: string;
  company_type: 'integrator' | 'reseller' | 'installer' | 'retailer' | 'government';
  stage: 'draft' | 'submitted' | 'interview' | 'redirected' | 'discarded';
  attention: 'pending' | 'contacted' | 'no_answer' | 'attended';
  /** E-mail of whoever attends; null for nobody yet. */
  attended_by: string | null;
  /** Hours from now to a scheduled call; null for none. */
  call_in_hours: number | null;
  reason: string | null;
}

type Row = [
  name: string,
  surname: string,
  tradename: string,
  business: string,
  rfcBase: string,
  zip: string,
  type: ProspectSeed['company_type'],
  stage: ProspectSeed['stage'],
  attention: ProspectSeed['attention'],
  attendedBy: string | null,
  callInHours: number | null,
  reason: string | null,
];

const salesman = 'vendedor@demo.test';
const rows: Row[] = [
  [
    'Patricia',
    'Luna',
    'Luna Integraciones',
    'LUNA INTEGRACIONES',
    'LIN180412QA',
    '64000',
    'integrator',
    'submitted',
    'pending',
    null,
    null,
    null,
  ],
  [
    'Héctor',
    'Barrera',
    'Barrera CCTV',
    'BARRERA CCTV',
    'BCC160903RB',
    '66220',
    'installer',
    'submitted',
    'no_answer',
    salesman,
    5,
    null,
  ],
  [
    'Silvia',
    'Méndez',
    'Redes del Pacífico',
    'REDES DEL PACIFICO',
    'RPA120718TC',
    '44190',
    'reseller',
    'interview',
    'contacted',
    salesman,
    26,
    null,
  ],
  [
    'Arturo',
    'Quiroz',
    'Quiroz Sistemas',
    'QUIROZ SISTEMAS',
    'QSI190225UD',
    '72160',
    'integrator',
    'interview',
    'attended',
    salesman,
    null,
    null,
  ],
  [
    'Beatriz',
    'Solís',
    'Alarmas Solís',
    'ALARMAS SOLIS',
    'ASO210530VE',
    '06700',
    'installer',
    'redirected',
    'attended',
    salesman,
    null,
    'Compra menos del mínimo mensual',
  ],
  [
    'Marco',
    'Cervantes',
    'Electro Marco',
    'ELECTRO MARCO',
    'EMA200814WF',
    '45050',
    'retailer',
    'discarded',
    'no_answer',
    null,
    null,
    'No contestó en tres semanas',
  ],
];

export const prospects: ProspectSeed[] = rows.map(
  (
    [
      name,
      paternal_surname,
      tradename,
      business_name,
      base,
      zip_code,
      company_type,
      stage,
      attention,
      attended_by,
      call_in_hours,
      reason,
    ],
    index,
  ) => ({
    name,
    paternal_surname,
    email: `prospecto${index + 1}@ejemplo.test`,
    telephone: `+52811555${String(2101 + index)}`,
    tradename,
    business_name,
    rfc: rfc(base),
    zip_code,
    company_type,
    stage,
    attention,
    attended_by,
    call_in_hours,
    reason,
  }),
);

/** What visitors wrote under 'Contáctanos'. */
export const contactMessages = [
  {
    name: 'Lucía Arredondo',
    email: 'lucia@ejemplo.test',
    company: 'Residencial Los Álamos',
    message: '¿Qué distribuidor de ustedes instala videoporteros en Querétaro?',
  },
  {
    name: 'Iván Ponce',
    email: 'ivan@ejemplo.test',
    company: null,
    message: 'Quiero saber los requisitos para comprar con precio de distribuidor.',
  },
];
