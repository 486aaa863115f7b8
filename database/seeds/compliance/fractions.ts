/** A tariff fraction. Chapters, headings and subheadings are the tariff's; the last digits and the duties are the demo world's. */
export interface TariffFractionSeed {
  code: string;
  nico: string;
  description: string;
  unit: string;
  /** Percent. */
  igi_percentage: number;
  /** Codes of the norms it asks for. */
  noms: string[];
  /** Keys of the categories imported under it. */
  categories: string[];
}

const [electronics, appliances, computing, information, radio, adapters] = ['NOM-001-SCFI-2018', 'NOM-003-SCFI-2014', 'NOM-019-SE-2021', 'NOM-024-SCFI-2013', 'NOM-208-SCFI-2016', 'NOM-029-ENER-2017'] as const;

export const tariffFractions: TariffFractionSeed[] = [
  {
    code: '85258999', nico: '00', description: 'Cámaras de televisión y videocámaras, las demás', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information],
    categories: ['ip-bala', 'ip-domo', 'ip-torreta', 'ip-panoramica', 'hd-bala', 'hd-domo', 'ptz-ip', 'ptz-hd', 'termicas', 'lectura-de-placas', 'controladores-ptz', 'video-movil'],
  },
  { code: '85258999', nico: '01', description: 'Cámaras de televisión con transmisión inalámbrica', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information, radio], categories: ['ip-wifi'] },
  { code: '85219099', nico: '00', description: 'Aparatos de grabación o reproducción de video, los demás', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information], categories: ['nvr', 'dvr', 'kits-video'] },
  { code: '84717001', nico: '00', description: 'Unidades de memoria', unit: 'Pieza', igi_percentage: 0, noms: [computing], categories: ['discos-duros', 'ssd'] },
  { code: '85437099', nico: '00', description: 'Máquinas y aparatos eléctricos con función propia, los demás', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information], categories: ['huella', 'facial', 'proximidad', 'teclados-acceso', 'controladores'] },
  { code: '83014099', nico: '00', description: 'Cerraduras y cerrojos, los demás', unit: 'Kilogramo', igi_percentage: 15, noms: [], categories: ['contrachapas', 'cerraduras-digitales', 'electroimanes'] },
  { code: '85311099', nico: '00', description: 'Avisadores eléctricos de protección contra robo o incendio', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information], categories: ['paneles-cableados', 'alarmas-inalambricas', 'movimiento', 'teclados-alarma', 'perimetrales', 'incendio-convencional', 'incendio-direccionable', 'humo', 'calor', 'gas'] },
  { code: '85318099', nico: '00', description: 'Aparatos eléctricos de señalización acústica o visual, los demás', unit: 'Pieza', igi_percentage: 0, noms: [electronics], categories: ['sirenas', 'estrobos'] },
  { code: '85176299', nico: '00', description: 'Aparatos para conmutación y encaminamiento de datos', unit: 'Pieza', igi_percentage: 0, noms: [computing, information], categories: ['switches-poe', 'switches-administrables', 'switches-escritorio', 'switches-industriales', 'firewalls'] },
  { code: '85176299', nico: '01', description: 'Aparatos para transmisión de datos por espectro disperso', unit: 'Pieza', igi_percentage: 0, noms: [computing, information, radio], categories: ['routers', 'puntos-de-acceso', 'enlaces', 'concentradores'] },
  { code: '85044099', nico: '00', description: 'Convertidores estáticos, los demás', unit: 'Pieza', igi_percentage: 0, noms: [computing, information], categories: ['ups-interactivos', 'ups-en-linea', 'fuentes-gabinete', 'reguladores'] },
  { code: '85044014', nico: '00', description: 'Fuentes de alimentación externa', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information, adapters], categories: ['adaptadores'] },
  { code: '85072099', nico: '00', description: 'Acumuladores de plomo, los demás', unit: 'Pieza', igi_percentage: 15, noms: [], categories: ['baterias-agm'] },
  { code: '85076001', nico: '00', description: 'Acumuladores de iones de litio', unit: 'Pieza', igi_percentage: 0, noms: [], categories: ['baterias-litio'] },
  { code: '85176999', nico: '00', description: 'Videoporteros e interfonos', unit: 'Pieza', igi_percentage: 0, noms: [electronics, information], categories: ['videoporteros-kit', 'frentes', 'monitores-interior', 'interfonos'] },
  { code: '85366999', nico: '00', description: 'Aparatos de conexión y control para tensión inferior a 1,000 V', unit: 'Pieza', igi_percentage: 15, noms: [appliances, information], categories: ['apagadores', 'supresores', 'reles'] },
  { code: '84713001', nico: '00', description: 'Máquinas automáticas para procesamiento de datos, portátiles', unit: 'Pieza', igi_percentage: 0, noms: [computing, information, radio], categories: ['laptops'] },
  { code: '84714101', nico: '00', description: 'Máquinas automáticas para procesamiento de datos, las demás', unit: 'Pieza', igi_percentage: 0, noms: [computing, information], categories: ['mini-pc', 'servidores'] },
  { code: '85285201', nico: '00', description: 'Monitores para máquinas de procesamiento de datos', unit: 'Pieza', igi_percentage: 0, noms: [computing, information], categories: ['monitores'] },
  { code: '85444299', nico: '00', description: 'Conductores eléctricos con piezas de conexión', unit: 'Kilogramo', igi_percentage: 5, noms: [], categories: ['utp', 'coaxial', 'cordones'] },
];

/** Categories whose products need no norm: nothing electric in them, sold by the metre, or not a thing at all. */
export const categoriesWithoutNom = ['montajes', 'credenciales', 'utp', 'coaxial', 'fibra-optica', 'paneles-de-parcheo', 'cordones', 'jacks', 'racks', 'gabinetes-de-pared', 'canalizacion', 'ponchadoras', 'software'];
