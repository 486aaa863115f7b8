/**
 * Kinds of company (régimen societario o de capital), which the tax authority's register keeps apart from the name, and documents leave out
 * (Guía de llenado de los comprobantes fiscales digitales por Internet, Anexo 20 versión 4.0, Emisor: Nombre and Receptor: Nombre, 2024; code
 * CFDI40139 and CFDI40145 of its matrix). Each is written as the law abbreviates it and in full.
 */
interface Kind {
  readonly short: readonly string[];
  readonly full: readonly string[];
  /** Whether its capital may be variable. */
  readonly mayVary?: boolean;
}

/** Sources: Ley General de Sociedades Mercantiles (DOF 2018-06-14) unless said. */
export const companyKinds: readonly Kind[] = [
  // Articles 87 to 206.
  { short: ['SA'], full: ['SOCIEDAD ANONIMA'], mayVary: true },
  // Articles 58 to 86.
  { short: ['S DE RL'], full: ['SOCIEDAD DE RESPONSABILIDAD LIMITADA'], mayVary: true },
  // Articles 260 to 273.
  { short: ['SAS'], full: ['SOCIEDAD POR ACCIONES SIMPLIFICADA'], mayVary: true },
  // Articles 25 to 57 and 207 to 211.
  { short: ['S EN NC', 'SNC'], full: ['SOCIEDAD EN NOMBRE COLECTIVO'], mayVary: true },
  { short: ['S EN C', 'S EN CS'], full: ['SOCIEDAD EN COMANDITA SIMPLE', 'SOCIEDAD EN COMANDITA'], mayVary: true },
  { short: ['S EN C POR A'], full: ['SOCIEDAD EN COMANDITA POR ACCIONES'], mayVary: true },
  // Ley del Mercado de Valores, articles 10, 12, 19 and 22 (DOF 2005-12-30).
  { short: ['SAPI'], full: ['SOCIEDAD ANONIMA PROMOTORA DE INVERSION'], mayVary: true },
  { short: ['SAPIB'], full: ['SOCIEDAD ANONIMA PROMOTORA DE INVERSION BURSATIL'], mayVary: true },
  { short: ['SAB'], full: ['SOCIEDAD ANONIMA BURSATIL'], mayVary: true },
  // Ley General de Sociedades Cooperativas, articles 10 and 14 (DOF 1994-08-03).
  { short: ['SC DE RL', 'SCL DE RL'], full: ['SOCIEDAD COOPERATIVA DE RESPONSABILIDAD LIMITADA'], mayVary: true },
  { short: ['SCL'], full: ['SOCIEDAD COOPERATIVA LIMITADA'], mayVary: true },
  { short: ['SC DE RS', 'SCS'], full: ['SOCIEDAD COOPERATIVA DE RESPONSABILIDAD SUPLEMENTADA'], mayVary: true },
  {
    short: ['SC DE P DE RL', 'SCP DE RL'],
    full: ['SOCIEDAD COOPERATIVA DE PRODUCCION DE RESPONSABILIDAD LIMITADA'],
    mayVary: true,
  },
  { short: ['SC DE C DE RL'], full: ['SOCIEDAD COOPERATIVA DE CONSUMO DE RESPONSABILIDAD LIMITADA'], mayVary: true },
  {
    short: ['SC DE AP DE RL'],
    full: ['SOCIEDAD COOPERATIVA DE AHORRO Y PRESTAMO DE RESPONSABILIDAD LIMITADA'],
    mayVary: true,
  },
  // Ley Agraria, articles 108 to 113 (DOF 1992-02-26).
  { short: ['SPR DE RL'], full: ['SOCIEDAD DE PRODUCCION RURAL DE RESPONSABILIDAD LIMITADA'], mayVary: true },
  { short: ['SPR DE RI'], full: ['SOCIEDAD DE PRODUCCION RURAL DE RESPONSABILIDAD ILIMITADA'], mayVary: true },
  { short: ['SPR DE RS'], full: ['SOCIEDAD DE PRODUCCION RURAL DE RESPONSABILIDAD SUPLEMENTADA'], mayVary: true },
  { short: ['SPR'], full: ['SOCIEDAD DE PRODUCCION RURAL'] },
  // Ley de Sociedades de Solidaridad Social (DOF 1976-05-27).
  { short: ['SSS', 'S DE SS'], full: ['SOCIEDAD DE SOLIDARIDAD SOCIAL'] },
  // Ley Federal para el Fomento de la Microindustria y la Actividad Artesanal, article 14 (DOF 1988-01-26).
  { short: ['S DE RL MI', 'S DE RL DE MI'], full: ['SOCIEDAD DE RESPONSABILIDAD LIMITADA MICROINDUSTRIAL'] },
  { short: ['S DE RL ART'], full: ['SOCIEDAD DE RESPONSABILIDAD LIMITADA ARTESANAL'] },
  // Código Civil Federal, articles 2670 to 2735, and those of the states.
  { short: ['SC'], full: ['SOCIEDAD CIVIL'] },
  { short: ['AC'], full: ['ASOCIACION CIVIL'] },
  // Laws of the states on private charity.
  { short: ['IAP'], full: ['INSTITUCION DE ASISTENCIA PRIVADA'] },
  { short: ['ABP'], full: ['ASOCIACION DE BENEFICENCIA PRIVADA', 'ASOCIACION DE BENEFICIENCIA PRIVADA'] },
  { short: ['IBP'], full: ['INSTITUCION DE BENEFICENCIA PRIVADA', 'INSTITUCION DE BENEFICIENCIA PRIVADA'] },
  // Ley de Instituciones de Crédito, article 9 (DOF 1990-07-18).
  { short: ['SA INSTITUCION DE BANCA MULTIPLE'], full: ['SOCIEDAD ANONIMA INSTITUCION DE BANCA MULTIPLE'] },
];

/** Words behind variable capital. */
export const variableCapital: readonly string[] = ['DE CV', 'DE CAPITAL VARIABLE'];

/**
 * What a financial company says behind its kind (Ley General de Organizaciones y Actividades Auxiliares del Crédito, article 87-K, DOF
 * 2014-01-10; Ley de Ahorro y Crédito Popular, DOF 2001-06-04).
 */
export const financialKinds: readonly string[] = [
  'SOFOM ENR',
  'SOFOM ER',
  'SOFOM',
  'SOCIEDAD FINANCIERA DE OBJETO MULTIPLE ENTIDAD NO REGULADA',
  'SOCIEDAD FINANCIERA DE OBJETO MULTIPLE ENTIDAD REGULADA',
  'SFP',
  'SOCIEDAD FINANCIERA POPULAR',
  'SOFIPO',
];
