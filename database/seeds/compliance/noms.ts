/** Requirements of a norm. `evidence` is met by a person's statement, the others by a document. */
interface NomRequirementSeed {
  key: string;
  name: string;
  document_type: 'certificate' | 'dictum' | 'evidence';
  is_mandatory: boolean;
  /** Mail of the responsible person. */
  responsible: string;
}

export interface NomSeed {
  code: string;
  name: string;
  description: string;
  authority: string;
  is_active: boolean;
  requirements: NomRequirementSeed[];
}

const certifier = 'agente@demo.test';
const labeller = 'almacen@demo.test';
const certificate = (key: string): NomRequirementSeed => ({
  key,
  name: 'Certificado de conformidad',
  document_type: 'certificate',
  is_mandatory: true,
  responsible: certifier,
});

/** Mexican official standards that reach what the shop sells. */
export const noms: NomSeed[] = [
  {
    code: 'NOM-001-SCFI-2018',
    name: 'Aparatos electrónicos: requisitos de seguridad y métodos de prueba',
    description: 'Seguridad de aparatos electrónicos que se conectan a la red eléctrica o usan baterías.',
    authority: 'Secretaría de Economía',
    is_active: true,
    requirements: [certificate('001-certificado')],
  },
  {
    code: 'NOM-003-SCFI-2014',
    name: 'Productos eléctricos: especificaciones de seguridad',
    description: 'Seguridad de productos eléctricos de uso doméstico y comercial.',
    authority: 'Secretaría de Economía',
    is_active: true,
    requirements: [certificate('003-certificado')],
  },
  {
    code: 'NOM-019-SE-2021',
    name: 'Tecnologías de la información y sus equipos asociados: requisitos de seguridad',
    description: 'Seguridad de equipo de procesamiento de datos, redes y oficina.',
    authority: 'Secretaría de Economía',
    is_active: true,
    requirements: [certificate('019-certificado')],
  },
  {
    code: 'NOM-024-SCFI-2013',
    name: 'Información comercial para empaques, instructivos y garantías de productos electrónicos y eléctricos',
    description: 'Qué deben decir el empaque, el instructivo y la garantía, en español.',
    authority: 'Secretaría de Economía',
    is_active: true,
    requirements: [
      {
        key: '024-dictamen',
        name: 'Dictamen de información comercial',
        document_type: 'dictum',
        is_mandatory: true,
        responsible: certifier,
      },
      {
        key: '024-instructivo',
        name: 'Instructivo y garantía en español',
        document_type: 'evidence',
        is_mandatory: true,
        responsible: labeller,
      },
      {
        key: '024-muestra',
        name: 'Fotografía de la etiqueta impresa',
        document_type: 'evidence',
        is_mandatory: false,
        responsible: labeller,
      },
    ],
  },
  {
    code: 'NOM-208-SCFI-2016',
    name: 'Equipos de radiocomunicación por espectro disperso',
    description: 'Equipos en 902-928 MHz, 2400-2483.5 MHz y 5725-5850 MHz.',
    authority: 'Instituto Federal de Telecomunicaciones',
    is_active: true,
    requirements: [certificate('208-certificado')],
  },
  {
    code: 'NOM-029-ENER-2017',
    name: 'Eficiencia energética de fuentes de alimentación externa',
    description: 'Límites de consumo en espera y eficiencia de adaptadores.',
    authority: 'CONUEE',
    is_active: true,
    requirements: [certificate('029-certificado')],
  },
  {
    code: 'NOM-016-SCFI-1993',
    name: 'Aparatos electrónicos de uso en oficina: requisitos de seguridad',
    description: 'Cancelada; la sustituye la NOM-019-SE-2021.',
    authority: 'Secretaría de Economía',
    is_active: false,
    requirements: [],
  },
];

export interface AgencySeed {
  key: string;
  name: string;
  acronym: string;
  accreditation: string;
  email: string;
  telephone: string;
  status: 0 | 1;
}

/** Bodies that certify; all invented. */
export const certificationAgencies: AgencySeed[] = [
  {
    key: 'acelec',
    name: 'Asociación de Certificación Electrónica, A. C.',
    acronym: 'ACELEC',
    accreditation: 'OC-021',
    email: 'certificacion@acelec.test',
    telephone: '5555310021',
    status: 1,
  },
  {
    key: 'cernorte',
    name: 'Certificación del Norte, S. C.',
    acronym: 'CERNORTE',
    accreditation: 'OC-034',
    email: 'tramites@cernorte.test',
    telephone: '8155310034',
    status: 1,
  },
  {
    key: 'tezontle',
    name: 'Laboratorios y Certificación Tezontle, S. A. de C. V.',
    acronym: 'LCT',
    accreditation: 'OC-047',
    email: 'clientes@tezontle.test',
    telephone: '5555310047',
    status: 1,
  },
  {
    key: 'uvicom',
    name: 'Unidad de Verificación de Información Comercial, A. C.',
    acronym: 'UVICOM',
    accreditation: 'UVNOM-118',
    email: 'dictamenes@uvicom.test',
    telephone: '3355310118',
    status: 1,
  },
  {
    key: 'electra',
    name: 'Electra Certificadora, S. A.',
    acronym: 'ELECTRA',
    accreditation: 'OC-009',
    email: 'contacto@electra.test',
    telephone: '5555310009',
    status: 0,
  },
];
