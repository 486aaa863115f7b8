import { t } from '../../text';
import { part } from '../families/cabling';
import { BLACK, GRAPHITE, products, WHITE } from '../families/define';
import { accessory } from '../families/recorders';
import { says } from '../families/says';

/** Further intercoms, radio, telematics and home automation. */
export const communications = [
  ...products(
    {
      ...accessory,
      category: 'frentes',
      drawing: 'door-station',
      guarantee: 24,
      margin: 'access',
      weight: 1.1,
      body: GRAPHITE,
    },
    [
      [
        'PV-D20F',
        'portavox',
        318,
        {
          variant: 1,
          news: true,
          ...says(
            t(
              'Frente IP con reconocimiento facial y pantalla de 4.3"',
              'IP door station with face recognition and 4.3" screen',
            ),
            t(
              'Abre al residente sin llaves en menos de un segundo.',
              'It opens for residents without keys in under a second.',
            ),
            t('Cámara doble con prueba de vida.', 'A dual camera with liveness check.'),
          ),
        },
      ],
      [
        'TC-D2-2H',
        'tocaris',
        68,
        {
          stock: 'plenty',
          ...says(
            t('Frente de dos hilos con cámara de 2 MP, adicional', 'Additional two-wire door station, 2 MP camera'),
            t('Segunda entrada para los kits de 7 pulgadas.', 'A second entrance for the 7-inch kits.'),
            t('Infrarrojo de 3 m y visera metálica.', '3 m infrared and a metal hood.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    {
      ...accessory,
      category: 'monitores-interior',
      drawing: 'indoor-monitor',
      guarantee: 24,
      margin: 'access',
      weight: 0.9,
      body: BLACK,
    },
    [
      [
        'TC-M7-2H',
        'tocaris',
        74,
        {
          stock: 'plenty',
          ...says(
            t('Monitor interior 7" de dos hilos, adicional', 'Additional 7" two-wire indoor monitor'),
            t('Amplía el kit a otra planta de la casa.', 'It extends the kit to another floor.'),
            t('Intercomunica las habitaciones entre sí.', 'It calls between rooms.'),
          ),
        },
      ],
      [
        'PV-M7-WF',
        'portavox',
        156,
        {
          body: WHITE,
          promo: [10, -2, 22],
          ...says(
            t('Monitor interior IP 7" con Wi-Fi', '7" IP indoor monitor with Wi-Fi'),
            t('Se instala donde no hay cable de red.', 'It installs where there is no network cable.'),
            t('Recibe a la vez en la app de cuatro celulares.', 'It rings the app of four phones at once.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    { ...accessory, category: 'interfonos', drawing: 'audio-intercom', guarantee: 12, margin: 'access', weight: 0.6 },
    [
      [
        'TC-AUD8',
        'tocaris',
        198,
        {
          variant: 1,
          stock: 'cedis',
          ...says(
            t('Interfón de audio para 8 departamentos', 'Eight-flat audio intercom'),
            t(
              'Un frente con ocho llamadas y un auricular por departamento.',
              'One station with eight calls and a handset for each flat.',
            ),
            t(
              'La fuente y el cableado de dos hilos se instalan en un día.',
              'The supply and two-wire cabling install in a day.',
            ),
          ),
        },
      ],
      [
        'HC-CHIME',
        'halcyra',
        16.9,
        {
          drawing: 'doorbell',
          body: WHITE,
          weight: 0.1,
          stock: 'plenty',
          ...says(
            t('Timbre interior inalámbrico para videotimbre', 'Wireless indoor chime for video doorbell'),
            t('Se enchufa y suena con 30 melodías.', 'It plugs in and plays 30 tunes.'),
            t('Alcance de 100 m a cielo abierto.', '100 m range in open air.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'radios-moviles', drawing: 'mobile-radio', guarantee: 24, margin: 'network', weight: 1.6 },
    [
      [
        'TN-MPTT',
        'tronavox',
        238,
        {
          variant: 1,
          stock: 'one',
          ...says(
            t('Radio móvil 4G de cobertura nacional para cabina', '4G nationwide mobile radio for cabs'),
            t(
              'Se instala como un radio móvil y habla por la red celular.',
              'It installs like a mobile radio and talks over the cellular network.',
            ),
            t('GPS y botón de emergencia.', 'GPS and an emergency button.'),
          ),
        },
      ],
    ],
  ),
  ...products({ ...part, category: 'antenas', drawing: 'antenna', weight: 0.9, body: WHITE }, [
    [
      'SC-YAGI9U',
      'sierracom',
      64,
      {
        ...says(
          t('Antena direccional Yagi UHF 9 dBi', 'Directional UHF Yagi antenna 9 dBi'),
          t('Concentra la señal hacia un repetidor lejano.', 'It focuses the signal on a distant repeater.'),
          t('Aluminio anodizado con herraje para tubo.', 'Anodised aluminium with mast clamp.'),
        ),
      },
    ],
    [
      'SC-LTE6',
      'sierracom',
      38,
      {
        drawing: 'panel-antenna',
        stock: 'plenty',
        ...says(
          t('Antena panel 4G y 5G de 10 dBi, doble conector', '4G and 5G panel antenna, 10 dBi, twin plugs'),
          t('Mejora la señal de ruteadores en zonas rurales.', 'It improves router signal in rural areas.'),
          t('Incluye 5 m de cable con SMA.', '5 m of cable with SMA included.'),
        ),
      },
    ],
  ]),
  ...products({ ...part, category: 'audio-y-carga', drawing: 'speaker-mic', weight: 0.2 }, [
    [
      'KN-CHG4',
      'kanalis',
      62,
      {
        drawing: 'multi-charger',
        count: 4,
        weight: 1.5,
        stock: 'plenty',
        ...says(
          t('Cargador múltiple de 4 posiciones', 'Four-way multi-charger'),
          t(
            'Carga cuatro radios o cuatro baterías sueltas en tres horas.',
            'It charges four radios or four loose batteries in three hours.',
          ),
          t('La luz de cada posición cambia a verde al terminar.', 'The light of each slot turns green when done.'),
        ),
      },
    ],
    [
      'KN-MIC-BT',
      'kanalis',
      58,
      {
        variant: 1,
        news: true,
        ...says(
          t('Micrófono bocina Bluetooth con botón PTT', 'Bluetooth speaker microphone with PTT'),
          t('Sin cable que se atore en la herramienta.', 'No cord to catch on tools.'),
          t('Doce horas de conversación.', 'Twelve hours of talk.'),
        ),
      },
    ],
  ]),
  ...products(
    { ...part, category: 'rastreadores', drawing: 'gps-tracker', guarantee: 18, margin: 'network', weight: 0.1 },
    [
      [
        'GT-PERS',
        'geotrazo',
        48,
        {
          variant: 2,
          body: BLACK,
          ...says(
            t('Rastreador GPS personal con botón de auxilio', 'Personal GPS tracker with help button'),
            t('Comparte la ubicación y llama a tres contactos.', 'It shares its position and calls three contacts.'),
            t('Alerta de caída y cinco días de batería.', 'Fall alert and a five-day battery.'),
          ),
        },
      ],
    ],
  ),
  ...products({ ...part, category: 'video-movil', drawing: 'dashcam', guarantee: 18, margin: 'camera', weight: 0.6 }, [
    [
      'ST-MDVR8',
      'satelon',
      468,
      {
        drawing: 'recorder',
        variant: 2,
        weight: 2.6,
        flow: 'project',
        stock: 'cedis',
        ...says(
          t(
            'Grabador móvil 8 canales con analítica de conductor',
            'Eight-channel mobile recorder with driver analytics',
          ),
          t('Para autobuses y flotillas con asistencia de manejo.', 'For buses and fleets with driving assistance.'),
          t('Disco antivibración con llave.', 'A lockable anti-vibration drive.'),
        ),
      },
    ],
    [
      'ST-BODY2',
      'satelon',
      198,
      {
        body: BLACK,
        weight: 0.2,
        ...says(
          t('Cámara corporal 2K con GPS y 64 GB', '2K body camera with GPS and 64 GB'),
          t(
            'Graba doce horas y sella el video contra ediciones.',
            'It records twelve hours and seals the video against editing.',
          ),
          t('Clip giratorio y grado IP68.', 'A turning clip and IP68 rating.'),
        ),
      },
    ],
  ]),
  ...products(
    {
      ...part,
      category: 'apagadores',
      drawing: 'wall-switch',
      body: WHITE,
      guarantee: 12,
      margin: 'access',
      weight: 0.2,
    },
    [
      [
        'DM-SW2-Z',
        'domaris',
        19.5,
        {
          count: 2,
          stock: 'plenty',
          ...says(
            t('Apagador inteligente Zigbee de 2 vías', 'Two-gang Zigbee smart switch'),
            t('Responde al instante sin pasar por Internet.', 'It answers at once without the Internet.'),
            t('Repite la señal a otros sensores.', 'It relays the signal to other sensors.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    {
      ...part,
      category: 'sensores-zigbee',
      drawing: 'mini-sensor',
      body: WHITE,
      guarantee: 12,
      margin: 'access',
      weight: 0.06,
    },
    [
      [
        'DM-ZDW',
        'domaris',
        11.9,
        {
          stock: 'plenty',
          tiers: [[20, 22]],
          drawing: 'door-contact',
          ...says(
            t('Sensor Zigbee de puerta y ventana', 'Zigbee door and window sensor'),
            t(
              'Enciende la luz al abrir y avisa si algo quedó abierto.',
              'It turns the light on and tells what was left open.',
            ),
            t('Mide apenas 4 cm.', 'Just 4 cm long.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    {
      ...part,
      category: 'concentradores',
      drawing: 'alarm-hub',
      body: WHITE,
      guarantee: 12,
      margin: 'access',
      weight: 0.3,
    },
    [
      [
        'DM-HUB2-P',
        'domaris',
        68,
        {
          stock: 'one',
          body: BLACK,
          ...says(
            t('Concentrador Matter con PoE y respaldo de batería', 'Matter hub with PoE and battery backup'),
            t('Sigue trabajando cuatro horas sin corriente.', 'It keeps working four hours without mains.'),
            t('Administra 300 dispositivos.', 'It manages 300 devices.'),
          ),
        },
      ],
      [
        'DM-PANEL4',
        'domaris',
        98,
        {
          drawing: 'indoor-monitor',
          news: true,
          ...says(
            t('Panel táctil de 4" para escenas y clima', '4" touch panel for scenes and climate'),
            t('Reemplaza un apagador y controla toda la casa.', 'It replaces a switch and controls the whole home.'),
            t('Concentrador Zigbee integrado.', 'A built-in Zigbee hub.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'reles', drawing: 'relay', body: '#1f5e3b', guarantee: 12, margin: 'access', weight: 0.2 },
    [
      [
        'RL-4C12-RF',
        'releon',
        24,
        {
          count: 4,
          stock: 'plenty',
          ...says(
            t('Receptor de 4 relevadores con dos controles remotos', 'Four-relay receiver with two remotes'),
            t('Abre portones, luces y cortinas a 100 m.', 'It opens gates, lights and shutters from 100 m.'),
            t('Código variable que no se puede grabar.', 'A rolling code that cannot be recorded.'),
          ),
        },
      ],
    ],
  ),
];
