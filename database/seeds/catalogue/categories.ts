import { t, type Text } from '../text';
import type { DivisionKey } from './types';

export interface CategorySeed {
  key: string;
  parent: string | null;
  /** 1 division, 2 family, 3 group. */
  level: 1 | 2 | 3;
  position: number;
  name: Text;
  abbreviation: string;
  sat_key: string;
  division: DivisionKey;
}

type Leaf = [key: string, es: string, en: string, abbreviation: string, satKey?: string];
interface Family {
  of: Leaf;
  groups: Leaf[];
}

const tree: { key: DivisionKey; es: string; en: string; abbreviation: string; satKey: string; families: Family[] }[] = [
  {
    key: 'videovigilancia',
    es: 'Videovigilancia',
    en: 'Video surveillance',
    abbreviation: 'VID',
    satKey: '46171622',
    families: [
      {
        of: ['camaras-ip', 'Cámaras IP', 'IP cameras', 'CIP', '46171610'],
        groups: [
          ['ip-bala', 'Bala IP', 'IP bullet', 'CIB'],
          ['ip-domo', 'Domo IP', 'IP dome', 'CID'],
          ['ip-torreta', 'Torreta IP', 'IP turret', 'CIT'],
          ['ip-panoramica', 'Panorámicas y ojo de pez', 'Panoramic and fisheye', 'CIF'],
          ['ip-wifi', 'Cámaras Wi-Fi', 'Wi-Fi cameras', 'CIW'],
        ],
      },
      {
        of: ['camaras-hd', 'Cámaras HD coaxial', 'HD over coax cameras', 'CHD', '46171610'],
        groups: [
          ['hd-bala', 'Bala HD', 'HD bullet', 'CHB'],
          ['hd-domo', 'Domo y torreta HD', 'HD dome and turret', 'CHO'],
        ],
      },
      {
        of: ['camaras-ptz', 'Cámaras PTZ', 'PTZ cameras', 'PTZ', '46171610'],
        groups: [
          ['ptz-ip', 'PTZ IP', 'IP PTZ', 'PTI'],
          ['ptz-hd', 'PTZ HD', 'HD PTZ', 'PTH'],
        ],
      },
      {
        of: ['camaras-especiales', 'Cámaras especiales', 'Special cameras', 'CES', '46171615'],
        groups: [
          ['termicas', 'Térmicas', 'Thermal', 'CTE'],
          ['lectura-de-placas', 'Lectura de placas', 'Licence plate recognition', 'LPR'],
        ],
      },
      {
        of: ['grabadores', 'Grabadores', 'Recorders', 'GRB', '46171621'],
        groups: [
          ['nvr', 'NVR', 'NVR', 'NVR'],
          ['dvr', 'DVR', 'DVR', 'DVR'],
        ],
      },
      {
        of: ['almacenamiento', 'Almacenamiento', 'Storage', 'ALM', '43201803'],
        groups: [
          ['discos-duros', 'Discos duros para video', 'Video hard drives', 'HDD'],
          ['microsd', 'Memorias microSD', 'microSD cards', 'MSD', '43202005'],
        ],
      },
      {
        of: ['accesorios-video', 'Accesorios de video', 'Video accessories', 'AVD', '45121606'],
        groups: [
          ['montajes', 'Montajes y cajas', 'Mounts and boxes', 'MNT', '31162313'],
          ['transceptores', 'Transceptores y extensores', 'Baluns and extenders', 'TRV', '43222619'],
          ['controladores-ptz', 'Controladores PTZ', 'PTZ controllers', 'CPT', '45121623'],
        ],
      },
      { of: ['kits-video', 'Kits de videovigilancia', 'Surveillance kits', 'KVD', '46171622'], groups: [] },
    ],
  },
  {
    key: 'control-de-acceso',
    es: 'Control de acceso',
    en: 'Access control',
    abbreviation: 'ACC',
    satKey: '46171619',
    families: [
      {
        of: ['biometricos', 'Terminales biométricas', 'Biometric terminals', 'BIO', '43211714'],
        groups: [
          ['huella', 'Huella digital', 'Fingerprint', 'BHU'],
          ['facial', 'Reconocimiento facial', 'Face recognition', 'BFA'],
        ],
      },
      {
        of: ['lectoras', 'Lectoras y teclados', 'Readers and keypads', 'LEC', '43211710'],
        groups: [
          ['proximidad', 'Lectoras de proximidad', 'Proximity readers', 'LPX'],
          ['teclados-acceso', 'Teclados autónomos', 'Stand-alone keypads', 'TAC'],
          ['credenciales', 'Tarjetas y llaveros', 'Cards and key fobs', 'CRE'],
        ],
      },
      { of: ['controladores', 'Paneles de acceso', 'Access panels', 'PAC'], groups: [] },
      {
        of: ['cerraduras', 'Cerraduras', 'Locks', 'CER', '31162402'],
        groups: [
          ['electroimanes', 'Electroimanes', 'Magnetic locks', 'EIM'],
          ['contrachapas', 'Contrachapas eléctricas', 'Electric strikes', 'CCH'],
          ['cerraduras-digitales', 'Cerraduras digitales', 'Digital locks', 'CDG'],
          ['salida', 'Botones de salida', 'Exit buttons', 'BTS', '39122205'],
        ],
      },
      {
        of: ['accesos-fisicos', 'Accesos peatonales y vehiculares', 'Pedestrian and vehicle access', 'APV', '46161510'],
        groups: [
          ['torniquetes', 'Torniquetes', 'Turnstiles', 'TOR'],
          ['barreras', 'Barreras vehiculares', 'Vehicle barriers', 'BAR', '46161530'],
        ],
      },
    ],
  },
  {
    key: 'alarmas',
    es: 'Alarmas e intrusión',
    en: 'Intrusion alarms',
    abbreviation: 'ALA',
    satKey: '46171604',
    families: [
      {
        of: ['paneles-alarma', 'Paneles y centrales', 'Panels and hubs', 'PAL'],
        groups: [
          ['paneles-cableados', 'Paneles híbridos', 'Hybrid panels', 'PHB'],
          ['alarmas-inalambricas', 'Centrales inalámbricas', 'Wireless hubs', 'CEI'],
          ['teclados-alarma', 'Teclados', 'Keypads', 'TAL'],
        ],
      },
      {
        of: ['sensores-alarma', 'Sensores', 'Sensors', 'SEN', '46171608'],
        groups: [
          ['movimiento', 'Sensores de movimiento', 'Motion sensors', 'PIR', '46171632'],
          ['contactos', 'Contactos magnéticos', 'Magnetic contacts', 'CMG'],
          ['perimetrales', 'Barreras perimetrales', 'Perimeter beams', 'PER', '46171620'],
        ],
      },
      {
        of: ['avisadores', 'Sirenas y botones', 'Sirens and buttons', 'AVI', '46171606'],
        groups: [
          ['sirenas', 'Sirenas', 'Sirens', 'SIR'],
          ['botones-de-panico', 'Botones de pánico', 'Panic buttons', 'PAN', '46171602'],
        ],
      },
    ],
  },
  {
    key: 'deteccion-de-incendio',
    es: 'Detección de incendio',
    en: 'Fire detection',
    abbreviation: 'INC',
    satKey: '46191505',
    families: [
      {
        of: ['paneles-incendio', 'Paneles de incendio', 'Fire panels', 'PIN', '46182504'],
        groups: [
          ['incendio-convencional', 'Convencionales', 'Conventional', 'PIC'],
          ['incendio-direccionable', 'Direccionables', 'Addressable', 'PID'],
        ],
      },
      {
        of: ['detectores-incendio', 'Detectores', 'Detectors', 'DET', '46191501'],
        groups: [
          ['humo', 'Detectores de humo', 'Smoke detectors', 'DHU'],
          ['calor', 'Detectores de calor', 'Heat detectors', 'DCA', '46191502'],
          ['gas', 'Detectores de gas', 'Gas detectors', 'DGA', '46171613'],
        ],
      },
      {
        of: ['notificacion', 'Notificación', 'Notification', 'NOT'],
        groups: [
          ['estaciones-manuales', 'Estaciones manuales', 'Manual call points', 'ESM'],
          ['estrobos', 'Sirenas y estrobos', 'Horns and strobes', 'EST'],
        ],
      },
    ],
  },
  {
    key: 'redes',
    es: 'Redes',
    en: 'Networking',
    abbreviation: 'RED',
    satKey: '43222600',
    families: [
      {
        of: ['switches', 'Switches', 'Switches', 'SWI', '43222612'],
        groups: [
          ['switches-poe', 'Switches PoE', 'PoE switches', 'SPO'],
          ['switches-administrables', 'Administrables', 'Managed', 'SAD'],
          ['switches-escritorio', 'No administrables', 'Unmanaged', 'SNA'],
          ['switches-industriales', 'Industriales', 'Industrial', 'SIN'],
        ],
      },
      {
        of: ['ruteo', 'Ruteadores y seguridad', 'Routers and security', 'RUT', '43222609'],
        groups: [
          ['routers', 'Ruteadores', 'Routers', 'ROU'],
          ['firewalls', 'Firewalls', 'Firewalls', 'FWL', '43222501'],
        ],
      },
      {
        of: ['inalambrico', 'Redes inalámbricas', 'Wireless', 'INA', '43222640'],
        groups: [
          ['puntos-de-acceso', 'Puntos de acceso', 'Access points', 'APS'],
          ['enlaces', 'Enlaces punto a punto', 'Point-to-point links', 'PTP'],
        ],
      },
      {
        of: ['fibra-activa', 'Fibra óptica activa', 'Active fibre', 'FIB', '43222604'],
        groups: [
          ['transceptores-sfp', 'Transceptores SFP', 'SFP transceivers', 'SFP'],
          ['convertidores', 'Convertidores de medios', 'Media converters', 'CMD'],
        ],
      },
    ],
  },
  {
    key: 'cableado-estructurado',
    es: 'Cableado estructurado',
    en: 'Structured cabling',
    abbreviation: 'CAB',
    satKey: '26121609',
    families: [
      {
        of: ['cable', 'Cable', 'Cable', 'CBR', '26121609'],
        groups: [
          ['utp', 'Cable UTP', 'UTP cable', 'UTP'],
          ['coaxial', 'Cable coaxial y de alarma', 'Coaxial and alarm cable', 'COX', '26121606'],
          ['fibra-optica', 'Cable de fibra óptica', 'Fibre cable', 'CFO', '26121607'],
        ],
      },
      {
        of: ['conectividad', 'Conectividad', 'Connectivity', 'CON', '43223309'],
        groups: [
          ['paneles-de-parcheo', 'Paneles de parcheo', 'Patch panels', 'PPN'],
          ['cordones', 'Cordones de parcheo', 'Patch cords', 'CRD', '43223303'],
          ['jacks', 'Jacks y placas', 'Jacks and faceplates', 'JCK', '39121402'],
        ],
      },
      {
        of: ['gabinetes', 'Racks y gabinetes', 'Racks and cabinets', 'RCK', '43223308'],
        groups: [
          ['racks', 'Racks abiertos', 'Open racks', 'RAB'],
          ['gabinetes-de-pared', 'Gabinetes', 'Cabinets', 'GAB', '43223306'],
          ['canalizacion', 'Canaleta y charola', 'Raceway and tray', 'CNL', '39131700'],
        ],
      },
      {
        of: ['herramienta', 'Herramienta', 'Tools', 'HER', '27113201'],
        groups: [
          ['ponchadoras', 'Ponchadoras y kits', 'Crimpers and kits', 'PON'],
          ['probadores', 'Probadores', 'Testers', 'PRO', '41113700'],
        ],
      },
    ],
  },
  {
    key: 'energia',
    es: 'Energía',
    en: 'Power',
    abbreviation: 'ENE',
    satKey: '39121000',
    families: [
      {
        of: ['ups', 'UPS', 'UPS', 'UPS', '39121011'],
        groups: [
          ['ups-interactivos', 'Línea interactiva', 'Line interactive', 'UIN'],
          ['ups-en-linea', 'Doble conversión', 'Double conversion', 'UOL'],
        ],
      },
      {
        of: ['baterias', 'Baterías', 'Batteries', 'BAT', '26111701'],
        groups: [
          ['baterias-agm', 'Selladas AGM', 'Sealed AGM', 'AGM', '26111707'],
          ['baterias-litio', 'Litio', 'Lithium', 'LIT', '26111711'],
        ],
      },
      {
        of: ['fuentes', 'Fuentes de poder', 'Power supplies', 'FUE', '39121004'],
        groups: [
          ['fuentes-gabinete', 'Fuentes en gabinete', 'Boxed supplies', 'FGA'],
          ['adaptadores', 'Adaptadores', 'Adapters', 'ADP'],
        ],
      },
      {
        of: ['proteccion', 'Regulación y protección', 'Regulation and protection', 'PRT', '39121635'],
        groups: [
          ['reguladores', 'Reguladores', 'Voltage regulators', 'REG'],
          ['supresores', 'Supresores y PDU', 'Surge protectors and PDUs', 'PDU', '39121610'],
        ],
      },
      { of: ['solar', 'Energía solar', 'Solar power', 'SOL', '26131507'], groups: [] },
    ],
  },
  {
    key: 'videoporteros',
    es: 'Videoporteros e interfonía',
    en: 'Intercoms',
    abbreviation: 'VPO',
    satKey: '43221525',
    families: [
      { of: ['videoporteros-kit', 'Kits de videoportero', 'Video intercom kits', 'KVP'], groups: [] },
      {
        of: ['videoporteros-ip', 'Videoporteros IP', 'IP video intercoms', 'VIP'],
        groups: [
          ['frentes', 'Frentes de calle', 'Door stations', 'FRE'],
          ['monitores-interior', 'Monitores interiores', 'Indoor monitors', 'MIN'],
        ],
      },
      { of: ['interfonos', 'Interfonos y timbres', 'Audio intercoms and doorbells', 'IFN'], groups: [] },
    ],
  },
  {
    key: 'radio-y-gps',
    es: 'Radiocomunicación y GPS',
    en: 'Radio and GPS',
    abbreviation: 'RYG',
    satKey: '43191510',
    families: [
      {
        of: ['radios', 'Radios', 'Radios', 'RAD', '43191510'],
        groups: [
          ['radios-portatiles', 'Portátiles', 'Handheld', 'RPO'],
          ['radios-moviles', 'Móviles y repetidores', 'Mobile and repeaters', 'RMO'],
        ],
      },
      {
        of: ['accesorios-radio', 'Accesorios de radio', 'Radio accessories', 'ARD', '43221721'],
        groups: [
          ['antenas', 'Antenas', 'Antennas', 'ANT'],
          ['audio-y-carga', 'Audio y carga', 'Audio and charging', 'AYC', '43191609'],
        ],
      },
      {
        of: ['gps', 'GPS y telemática', 'GPS and telematics', 'GPS', '52161518'],
        groups: [
          ['rastreadores', 'Rastreadores', 'Trackers', 'RAS'],
          ['video-movil', 'Video para vehículo', 'In-vehicle video', 'VMO', '46171621'],
        ],
      },
    ],
  },
  {
    key: 'automatizacion',
    es: 'Automatización',
    en: 'Automation',
    abbreviation: 'AUT',
    satKey: '39122300',
    families: [
      {
        of: ['hogar-inteligente', 'Hogar inteligente', 'Smart home', 'HIN', '39122221'],
        groups: [
          ['apagadores', 'Apagadores y contactos', 'Switches and outlets', 'APG'],
          ['sensores-zigbee', 'Sensores', 'Sensors', 'SZB', '41111926'],
          ['concentradores', 'Concentradores', 'Hubs', 'CNZ', '43222610'],
        ],
      },
      { of: ['reles', 'Relés y control', 'Relays and control', 'REL', '39122334'], groups: [] },
    ],
  },
  {
    key: 'computo',
    es: 'Cómputo',
    en: 'Computing',
    abbreviation: 'COM',
    satKey: '43211500',
    families: [
      {
        of: ['computadoras', 'Computadoras', 'Computers', 'CPU', '43211508'],
        groups: [
          ['laptops', 'Laptops', 'Laptops', 'LAP', '43211503'],
          ['mini-pc', 'Mini PC', 'Mini PCs', 'MPC', '43211507'],
          ['servidores', 'Servidores de video', 'Video servers', 'SRV', '43211501'],
        ],
      },
      { of: ['monitores', 'Monitores', 'Monitors', 'MON', '43211902'], groups: [] },
      {
        of: ['componentes', 'Componentes y periféricos', 'Components and peripherals', 'CMP', '43201830'],
        groups: [
          ['ssd', 'Unidades SSD', 'SSDs', 'SSD'],
          ['perifericos', 'Periféricos', 'Peripherals', 'PRF', '43211706'],
        ],
      },
      { of: ['software', 'Software y suscripciones', 'Software and subscriptions', 'SOF', '81112501'], groups: [] },
    ],
  },
];

/** The category tree, parents before children. */
export const categories: CategorySeed[] = tree.flatMap((division, i) => [
  {
    key: division.key,
    parent: null,
    level: 1 as const,
    position: i + 1,
    name: t(division.es, division.en),
    abbreviation: division.abbreviation,
    sat_key: division.satKey,
    division: division.key,
  },
  ...division.families.flatMap((family, j) => [
    node(family.of, {
      parent: division.key,
      level: 2,
      position: j + 1,
      division: division.key,
      satKey: division.satKey,
    }),
    ...family.groups.map((group, k) =>
      node(group, {
        parent: family.of[0],
        level: 3,
        position: k + 1,
        division: division.key,
        satKey: family.of[4] ?? division.satKey,
      }),
    ),
  ]),
]);

function node(
  [key, es, en, abbreviation, satKey]: Leaf,
  place: { parent: string; level: 2 | 3; position: number; division: DivisionKey; satKey: string },
): CategorySeed {
  const { parent, level, position, division } = place;
  return { key, parent, level, position, name: t(es, en), abbreviation, sat_key: satKey ?? place.satKey, division };
}

const byKey = new Map(categories.map((category) => [category.key, category]));

/** The category of a key. Throws on an unknown key: seed data must not guess. */
export function categoryOf(key: string): CategorySeed {
  const found = byKey.get(key);
  if (!found) throw new Error(`unknown category: ${key}`);
  return found;
}

/** The key of the second-level category a category belongs to (itself when it is one). */
export function familyKeyOf(key: string): string {
  const category = categoryOf(key);
  return category.level === 3 && category.parent ? category.parent : category.key;
}
