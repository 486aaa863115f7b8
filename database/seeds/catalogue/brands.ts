import { fold } from '@mayorista/config/text';
import { t, type Text } from '../text';

export interface BrandSeed {
  key: string;
  name: string;
  /** Three letters, unique: the start of its products' skus. */
  abbreviation: string;
  description: Text;
  color: string;
  /** Number of the logo's symbol (seeds/drawings/brand-logo.ts). */
  symbol: number;
  status: 0 | 1;
}

const brand = (name: string, abbreviation: string, color: string, symbol: number, description: Text): BrandSeed => ({
  key: fold(name).replace(/[^a-z0-9]+/g, ''),
  name,
  abbreviation,
  color,
  symbol,
  description,
  status: 1,
});

/** Every brand is invented; names, letters and symbols are ours. */
export const brands: BrandSeed[] = [
  brand(
    'Vikron',
    'VKR',
    '#c2202f',
    0,
    t(
      'Videovigilancia profesional IP y HD para proyectos de cualquier tamaño.',
      'Professional IP and HD video surveillance for projects of any size.',
    ),
  ),
  brand(
    'Orbivue',
    'ORB',
    '#0b6fb8',
    1,
    t(
      'Cámaras y grabadores con analítica incluida y precio competitivo.',
      'Cameras and recorders with built-in analytics at a competitive price.',
    ),
  ),
  brand(
    'Nocturna',
    'NOC',
    '#4a3aa7',
    2,
    t(
      'Especialistas en imagen a color de noche y cámaras térmicas.',
      'Specialists in night-time colour imaging and thermal cameras.',
    ),
  ),
  brand(
    'Halcyra',
    'HLC',
    '#0c8f7d',
    3,
    t(
      'Cámaras para hogar y negocio que se instalan en minutos.',
      'Home and small-business cameras that install in minutes.',
    ),
  ),
  brand(
    'Granitum',
    'GRA',
    '#39424e',
    4,
    t('Almacenamiento para grabación continua.', 'Storage for continuous recording.'),
  ),
  brand(
    'Soportec',
    'SPT',
    '#6b7280',
    5,
    t('Montajes, brazos y cajas de conexiones.', 'Mounts, arms and junction boxes.'),
  ),
  brand(
    'Portika',
    'PTK',
    '#1457a8',
    6,
    t('Lectoras, paneles y software de control de acceso.', 'Readers, panels and software for access control.'),
  ),
  brand(
    'Biotakt',
    'BTK',
    '#13825a',
    7,
    t(
      'Terminales biométricas de huella y rostro para acceso y asistencia.',
      'Fingerprint and face terminals for access and attendance.',
    ),
  ),
  brand(
    'Cerbrix',
    'CBX',
    '#8a5a14',
    0,
    t(
      'Cerraduras electromagnéticas, contrachapas y cerraduras digitales.',
      'Magnetic locks, electric strikes and digital locks.',
    ),
  ),
  brand(
    'Umbralis',
    'UMB',
    '#2d3e50',
    1,
    t('Torniquetes, barreras vehiculares y accesos peatonales.', 'Turnstiles, vehicle barriers and pedestrian lanes.'),
  ),
  brand(
    'Alertia',
    'ALR',
    '#d2471c',
    2,
    t('Sistemas de intrusión cableados e híbridos.', 'Wired and hybrid intrusion systems.'),
  ),
  brand(
    'Centivo',
    'CTV',
    '#2563a9',
    3,
    t(
      'Alarmas inalámbricas con aplicación y sensores de larga duración.',
      'Wireless alarms with an app and long-life sensors.',
    ),
  ),
  brand('Zumbax', 'ZBX', '#b3261e', 4, t('Sirenas, estrobos y avisadores sonoros.', 'Sirens, strobes and sounders.')),
  brand(
    'Pirosen',
    'PRS',
    '#c81e1e',
    5,
    t('Detección de incendio convencional y direccionable.', 'Conventional and addressable fire detection.'),
  ),
  brand(
    'Igniva',
    'IGN',
    '#e25b12',
    6,
    t('Notificación y estaciones manuales para incendio.', 'Fire notification and manual stations.'),
  ),
  brand(
    'Humalert',
    'HUM',
    '#7a3e12',
    7,
    t('Detectores autónomos de humo, calor y gas.', 'Stand-alone smoke, heat and gas detectors.'),
  ),
  brand('Rutela', 'RTL', '#0a7ac2', 0, t('Ruteadores y switches para empresa.', 'Routers and switches for business.')),
  brand(
    'Nodexia',
    'NDX',
    '#155e63',
    1,
    t('Switches PoE y equipo industrial.', 'PoE switches and industrial equipment.'),
  ),
  brand(
    'Wavorix',
    'WVX',
    '#5b3cc4',
    2,
    t('Puntos de acceso Wi-Fi administrados desde la nube.', 'Cloud-managed Wi-Fi access points.'),
  ),
  brand(
    'Ondalia',
    'OND',
    '#0893a3',
    3,
    t('Enlaces inalámbricos punto a punto y antenas.', 'Point-to-point wireless links and antennas.'),
  ),
  brand(
    'Lumifilo',
    'LUM',
    '#d19a00',
    4,
    t('Fibra óptica, transceptores y convertidores.', 'Optical fibre, transceivers and converters.'),
  ),
  brand(
    'Cablara',
    'CBL',
    '#1f6f3a',
    5,
    t(
      'Cable UTP, coaxial y de alarma fabricado con cobre sólido.',
      'UTP, coaxial and alarm cable made of solid copper.',
    ),
  ),
  brand(
    'Trenzor',
    'TRZ',
    '#34495e',
    6,
    t('Conectividad de cobre: jacks, paneles y cordones.', 'Copper connectivity: jacks, panels and cords.'),
  ),
  brand(
    'Rackora',
    'RKR',
    '#22272e',
    7,
    t('Racks, gabinetes y organizadores de cable.', 'Racks, cabinets and cable managers.'),
  ),
  brand('Voltarix', 'VLT', '#e0a100', 0, t('Respaldo y regulación de energía.', 'Power backup and regulation.')),
  brand('Enerbloc', 'ENB', '#2e7d32', 1, t('Baterías selladas y de litio.', 'Sealed and lithium batteries.')),
  brand('Heliavo', 'HLV', '#f08c00', 2, t('Energía solar para sitios remotos.', 'Solar power for remote sites.')),
  brand(
    'Tocaris',
    'TCR',
    '#37474f',
    3,
    t('Videoporteros de dos hilos y kits residenciales.', 'Two-wire video intercoms and residential kits.'),
  ),
  brand(
    'Portavox',
    'PVX',
    '#00695c',
    4,
    t('Intercomunicación IP para edificios y fraccionamientos.', 'IP intercom for buildings and gated communities.'),
  ),
  brand(
    'Tronavox',
    'TNV',
    '#1a237e',
    5,
    t('Radios portátiles y móviles, analógicos y digitales.', 'Portable and mobile radios, analogue and digital.'),
  ),
  brand(
    'Kanalis',
    'KNL',
    '#455a64',
    6,
    t('Accesorios de audio y energía para radio.', 'Audio and power accessories for radio.'),
  ),
  brand(
    'Sierracom',
    'SRC',
    '#3e5c2b',
    7,
    t('Antenas, repetidores y cable de radiofrecuencia.', 'Antennas, repeaters and radio-frequency cable.'),
  ),
  brand(
    'Geotrazo',
    'GTZ',
    '#1b7f4b',
    0,
    t('Rastreadores GPS y sensores para flotillas.', 'GPS trackers and sensors for fleets.'),
  ),
  brand(
    'Satelon',
    'STL',
    '#283593',
    1,
    t('Videograbación móvil y cámaras para vehículo.', 'Mobile recording and in-vehicle cameras.'),
  ),
  brand(
    'Domaris',
    'DMR',
    '#7b1fa2',
    2,
    t('Automatización residencial por Wi-Fi y Zigbee.', 'Home automation over Wi-Fi and Zigbee.'),
  ),
  brand(
    'Releon',
    'RLN',
    '#bf360c',
    3,
    t('Relés, temporizadores y módulos de control.', 'Relays, timers and control modules.'),
  ),
  brand(
    'Cumbretek',
    'CMB',
    '#37474f',
    4,
    t('Servidores y estaciones de trabajo para video.', 'Servers and workstations for video.'),
  ),
  brand('Andesk', 'AND', '#00838f', 5, t('Laptops y mini PC para oficina.', 'Laptops and mini PCs for the office.')),
  brand(
    'Pixelar',
    'PXL',
    '#ad1457',
    6,
    t('Monitores para videovigilancia, oficina y señalización.', 'Monitors for surveillance, office and signage.'),
  ),
  brand('Herrax', 'HRX', '#e65100', 7, t('Herramienta para instaladores.', 'Tools for installers.')),
  brand(
    'Probalan',
    'PBL',
    '#f9a825',
    0,
    t('Probadores de red, fibra y videovigilancia.', 'Testers for network, fibre and video surveillance.'),
  ),
  brand(
    'Miradex',
    'MRX',
    '#0f766e',
    2,
    t(
      'Cámaras y grabadores de línea económica para proyectos de volumen.',
      'Economy cameras and recorders for volume projects.',
    ),
  ),
  brand(
    'Nimbaro',
    'NMB',
    '#3b82c4',
    6,
    t('Grabación y administración en la nube por suscripción.', 'Cloud recording and management by subscription.'),
  ),
  brand(
    'Línea M',
    'LNM',
    '#0f4c81',
    1,
    t(
      'Consumibles y accesorios de uso diario elegidos por el mayorista.',
      'Everyday consumables and accessories chosen by the wholesaler.',
    ),
  ),
  brand(
    'Genérico',
    'GEN',
    '#757575',
    5,
    t('Productos sin marca, con la garantía del mayorista.', "Unbranded products with the wholesaler's warranty."),
  ),
];
