/** A course of the academy, by the names of its category and brands; `grades` name students by their e-mails. */
export interface CourseSeed {
  readonly name: string;
  readonly category: string;
  readonly brands: readonly string[];
  readonly modality: 'online' | 'onsite';
  readonly hours: number;
  readonly passing_grade: number;
  readonly url?: string;
  readonly place?: string;
  readonly description: string;
  readonly isPublished: boolean;
}

/** Somebody of a company (its key) who takes courses. */
export interface StudentSeed {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly telephone?: string;
  readonly has_access: boolean;
  readonly grades: readonly { readonly course: string; readonly grade: number; readonly days_ago: number }[];
}

export const courseCategories: readonly string[] = ['Videovigilancia', 'Control de acceso', 'Redes', 'Ventas'];

export const courses: readonly CourseSeed[] = [
  {
    name: 'Instalación de cámaras IP desde cero',
    category: 'Videovigilancia',
    brands: ['Vikron', 'Orbivue'],
    modality: 'online',
    hours: 6,
    passing_grade: 80,
    url: 'https://universidad.mayorista.test/camaras-ip',
    description:
      'Del plano a la imagen: elegir lentes, calcular el ancho de banda, cablear con PoE y dejar la grabación funcionando. Incluye un examen de 20 preguntas.',
    isPublished: true,
  },
  {
    name: 'Analíticas de video para tiendas',
    category: 'Videovigilancia',
    brands: ['Vikron'],
    modality: 'online',
    hours: 3,
    passing_grade: 80,
    url: 'https://universidad.mayorista.test/analiticas',
    description:
      'Conteo de personas, mapas de calor y alarmas por cruce de línea, con los errores más comunes al configurarlas.',
    isPublished: true,
  },
  {
    name: 'Certificación en control de acceso biométrico',
    category: 'Control de acceso',
    brands: ['Portika'],
    modality: 'onsite',
    hours: 8,
    passing_grade: 85,
    place: 'Sucursal Monterrey, aula 2',
    description:
      'Un día de práctica: cerraduras magnéticas, lectores de huella y rostro, horarios y reportes de asistencia.',
    isPublished: true,
  },
  {
    name: 'Cómo cotizar un proyecto de seguridad',
    category: 'Ventas',
    brands: ['Vikron', 'Granitum'],
    modality: 'online',
    hours: 2,
    passing_grade: 70,
    url: 'https://universidad.mayorista.test/cotizar',
    description:
      'Levantamiento, alcance, mano de obra y márgenes: una plantilla de cotización explicada línea por línea.',
    isPublished: true,
  },
  {
    name: 'Redes inalámbricas punto a punto',
    category: 'Redes',
    brands: ['Halcyra'],
    modality: 'online',
    hours: 5,
    passing_grade: 80,
    description: 'En preparación: línea de vista, zona de Fresnel y alineación de antenas.',
    isPublished: false,
  },
];

export const students: readonly StudentSeed[] = [
  {
    company: 'sistec',
    name: 'Laura Villarreal Garza',
    email: 'distribuidor@demo.test',
    telephone: '8155123401',
    has_access: true,
    grades: [
      { course: 'Cómo cotizar un proyecto de seguridad', grade: 92, days_ago: 40 },
      { course: 'Instalación de cámaras IP desde cero', grade: 74, days_ago: 20 },
    ],
  },
  {
    company: 'sistec',
    name: 'Emilio Salinas Cantú',
    email: 'secundario@demo.test',
    telephone: '8155123402',
    has_access: true,
    grades: [{ course: 'Instalación de cámaras IP desde cero', grade: 96, days_ago: 12 }],
  },
  {
    company: 'sistec',
    name: 'Julián Ibarra Leal',
    email: 'julian.ibarra@sistec.test',
    has_access: false,
    grades: [],
  },
  {
    company: 'tapatia',
    name: 'Ana Lucía Robles Padilla',
    email: 'ana.robles@tapatia.test',
    telephone: '3355123408',
    has_access: true,
    grades: [{ course: 'Analíticas de video para tiendas', grade: 88, days_ago: 33 }],
  },
];
