import { t } from '../../../text';
import { BLACK, GRAPHITE, products } from '../../families/define';
import { accessory, dvr, microSd, nvr, surveillanceDisk } from '../../families/recorders';
import { says } from '../../families/says';

/** Further recorders, storage, mounts and kits. */
export const videoSystems = [
  ...products(nvr, [
    [
      'OB-NVR32-4K-16P',
      'orbivue',
      612,
      { channels: 32, mp: 12, bays: 4, poe: 16, has: ['human', 'face', 'h265'], stock: 'cedis' },
    ],
    [
      'MR-NVR4-4P',
      'miradex',
      98,
      { channels: 4, mp: 6, bays: 1, poe: 4, has: ['h265', 'human'], stock: 'plenty', tiers: [[10, 24]] },
    ],
    [
      'MR-NVR9',
      'miradex',
      72,
      { channels: 9, mp: 5, bays: 1, has: ['h265', 'coax'], stage: 3, stock: 'one', replacedBy: 'OB-NVR16-4K' },
    ],
  ]),
  ...products(dvr, [
    ['VK-7232HQHI-M2', 'vikron', 418, { channels: 32, mp: 4, bays: 2, has: ['human', 'h265', 'coax'], stock: 'cedis' }],
    [
      'MR-DVR4',
      'miradex',
      39,
      {
        channels: 4,
        mp: 2,
        bays: 1,
        has: ['h265', 'coax'],
        stock: 'plenty',
        tiers: [
          [10, 22],
          [40, 28],
        ],
      },
    ],
    ['MR-DVR8', 'miradex', 58, { channels: 8, mp: 2, bays: 1, has: ['h265', 'human'], stock: 'plenty' }],
  ]),
  ...products(surveillanceDisk, [
    ['GR-SV6000', 'granitum', 148, { tb: 6, rpm: 5400, cameras: 64, stock: 'plenty' }],
    ['GR-SV12000X', 'granitum', 312, { tb: 12, rpm: 7200, cameras: 128, body: '#aeb4bd', stock: 'cedis' }],
    [
      'GR-SV16000X',
      'granitum',
      398,
      { tb: 16, rpm: 7200, cameras: 128, body: '#a3aab5', flow: 'on_request', stock: 'out' },
    ],
  ]),
  ...products(microSd, [
    ['GR-MSD32E', 'granitum', 7.9, { gb: 32, hours: 10000, stage: 4, stock: 'outlet', fixed: 5.9 }],
    ['GR-MSD256E', 'granitum', 32, { gb: 256, hours: 60000, stock: 'plenty', tiers: [[20, 9]] }],
    ['GR-MSD512E', 'granitum', 64, { gb: 512, hours: 80000, news: true }],
  ]),
  ...products(accessory, [
    [
      'SP-JB150',
      'soportec',
      18.5,
      {
        drawing: 'junction-box',
        body: GRAPHITE,
        stock: 'plenty',
        ...says(
          t('Caja de conexiones grande para cámara varifocal, IP66', 'Large junction box for varifocal camera, IP66'),
          t(
            'Aloja fuente, supresor y conectores de una cámara varifocal.',
            'It houses supply, surge protector and plugs of a varifocal camera.',
          ),
          t('Aluminio con pintura horneada color grafito.', 'Aluminium with baked graphite paint.'),
        ),
      },
    ],
    [
      'SP-CM20',
      'soportec',
      12.9,
      {
        variant: 0,
        ...says(
          t('Montaje colgante de techo de 20 cm para domo', '20 cm ceiling pendant mount for dome'),
          t('Baja el domo 20 cm para librar lámparas y ductos.', 'It lowers the dome 20 cm to clear lamps and ducts.'),
          t('Rosca G1-1/2" y tapa que oculta los tornillos.', 'G1-1/2" thread and a cover that hides the screws.'),
        ),
      },
    ],
    [
      'SP-CM50',
      'soportec',
      17.9,
      {
        variant: 0,
        body: GRAPHITE,
        stock: 'normal',
        ...says(
          t('Montaje colgante de techo de 50 cm para PTZ', '50 cm ceiling pendant mount for PTZ'),
          t('Tubo de aluminio de 50 cm que carga hasta 8 kg.', 'A 50 cm aluminium tube that carries up to 8 kg.'),
          t('Se alarga con tramos adicionales de la misma rosca.', 'It grows with more lengths of the same thread.'),
        ),
      },
    ],
    [
      'SP-CRN90',
      'soportec',
      26,
      {
        variant: 1,
        ...says(
          t('Montaje de esquina de acero para cámara o PTZ', 'Steel corner mount for camera or PTZ'),
          t(
            'Lleva la cámara a la arista del edificio para ver dos fachadas.',
            'It brings the camera to the corner of the building to watch two façades.',
          ),
          t('Acero de 3 mm con pintura blanca.', '3 mm steel, painted white.'),
        ),
      },
    ],
    [
      'LM-BAL-A8',
      'lineam',
      29,
      {
        category: 'transceptores',
        drawing: 'balun',
        variant: 1,
        ...says(
          t('Transceptor activo receptor de 8 canales HD', 'Eight-channel active HD receiver hub'),
          t(
            'Recupera video HD de 8 cámaras a 400 m por cable UTP.',
            'It recovers HD video from 8 cameras at 400 m over UTP.',
          ),
          t('Cada canal lleva supresor de descargas.', 'Each channel has a surge protector.'),
        ),
      },
    ],
    [
      'LM-EXT-HDMI60',
      'lineam',
      58,
      {
        category: 'transceptores',
        drawing: 'media-converter',
        body: BLACK,
        ...says(
          t('Extensor HDMI por cable de red a 60 m con USB', 'HDMI extender over network cable, 60 m with USB'),
          t(
            'Lleva la imagen y el ratón del grabador hasta otra sala.',
            "It takes the recorder's picture and mouse to another room.",
          ),
          t('Resolución 1080p sin compresión.', '1080p without compression.'),
        ),
      },
    ],
    [
      'LM-EXT-POE250',
      'lineam',
      46,
      {
        category: 'transceptores',
        drawing: 'media-converter',
        variant: 1,
        stock: 'normal',
        promo: [10, -3, 30],
        ...says(
          t('Extensor PoE de exterior 250 m, IP66', 'Outdoor PoE extender 250 m, IP66'),
          t('Une cámaras de bardas largas con un solo cable.', 'It links cameras on long walls with a single cable.'),
          t('Hasta tres equipos en cascada.', 'Up to three in a chain.'),
        ),
      },
    ],
    [
      'VK-1100KI',
      'vikron',
      268,
      {
        category: 'controladores-ptz',
        drawing: 'joystick',
        body: GRAPHITE,
        guarantee: 24,
        weight: 1.8,
        ...says(
          t('Teclado controlador de red con palanca de 3 ejes', 'Network keyboard controller with 3-axis joystick'),
          t(
            'Controla hasta 2,000 cámaras motorizadas por red.',
            'It controls up to 2,000 motorised cameras over the network.',
          ),
          t('Pantalla de 4.3" y teclas programables.', 'A 4.3" screen and programmable keys.'),
        ),
      },
    ],
    [
      'OB-KB100',
      'orbivue',
      148,
      {
        category: 'controladores-ptz',
        drawing: 'joystick',
        variant: 1,
        guarantee: 24,
        weight: 1.4,
        ...says(
          t('Palanca USB de escritorio para software de video', 'USB desktop joystick for video software'),
          t(
            'Se conecta a la computadora y mueve domos desde el cliente de video.',
            'It plugs into the PC and moves domes from the video client.',
          ),
          t('Doce botones para posiciones y rondas.', 'Twelve buttons for presets and patrols.'),
        ),
      },
    ],
    [
      'MR-KB485',
      'miradex',
      89,
      {
        category: 'controladores-ptz',
        drawing: 'joystick',
        body: '#3a4048',
        stage: 4,
        fixed: 59.9,
        stock: 'outlet',
        guarantee: 12,
        weight: 1.3,
        ...says(
          t('Teclado controlador PTZ RS-485 de 3 ejes', 'RS-485 PTZ keyboard, 3-axis'),
          t('Habla los protocolos analógicos más usados.', 'It speaks the most common analogue protocols.'),
          t('Alcance de 1,200 m por par trenzado.', 'A reach of 1,200 m over twisted pair.'),
        ),
      },
    ],
    [
      'KIT-MR4-IP4',
      'miradex',
      328,
      {
        category: 'kits-video',
        drawing: 'camera-kit',
        count: 4,
        weight: 6,
        guarantee: 24,
        stock: 'plenty',
        kit: [
          ['MR-NVR4-4P', 1],
          ['MR-T4-28', 4],
          ['GR-SV1000', 1],
        ],
        ...says(
          t(
            'Kit IP 4 torretas 4 MP con NVR PoE y disco de 1 TB',
            'IP kit with four 4 MP turrets, PoE NVR and 1 TB drive',
          ),
          t(
            'NVR con puertos PoE, cuatro torretas con micrófono y disco instalado.',
            'A PoE NVR, four turrets with microphone and the drive fitted.',
          ),
          t('Conecta, escanea el código y graba.', 'Plug in, scan the code and record.'),
        ),
      },
    ],
    [
      'KIT-MR4-2MP',
      'miradex',
      139,
      {
        category: 'kits-video',
        drawing: 'camera-kit',
        count: 4,
        weight: 5,
        guarantee: 24,
        body: GRAPHITE,
        stock: 'plenty',
        tiers: [[5, 26]],
        kit: [
          ['MR-DVR4', 1],
          ['MR-HB2-28', 4],
          ['LM-BAL4K-P', 4],
          ['VX-A12-2', 2],
        ],
        ...says(
          t(
            'Kit HD económico 4 balas 1080p con DVR, sin disco',
            'Economy HD kit with four 1080p bullets and DVR, no drive',
          ),
          t(
            'Cuatro cámaras bala, DVR, transceptores y adaptadores en una caja.',
            'Four bullet cameras, DVR, baluns and adapters in one box.',
          ),
          t(
            'Elige la capacidad del disco según los días que quieras guardar.',
            'Choose the drive for the days you want to keep.',
          ),
        ),
      },
    ],
    [
      'KIT-OB16-5MP',
      'orbivue',
      739,
      {
        category: 'kits-video',
        drawing: 'camera-kit',
        count: 16,
        weight: 16,
        guarantee: 24,
        stock: 'cedis',
        flow: 'on_request',
        kit: [
          ['VK-7216HQHI-M2', 1],
          ['OB-HDB5-28', 8],
          ['OB-HDT5-28M', 8],
          ['GR-SV4000', 1],
          ['VX-F12-20X18', 1],
        ],
        ...says(
          t(
            'Kit HD 16 cámaras 5 MP con DVR, fuente y disco de 4 TB',
            'HD kit with sixteen 5 MP cameras, DVR, supply and 4 TB drive',
          ),
          t(
            'Ocho balas y ocho torretas con fuente de 18 salidas para toda la instalación.',
            'Eight bullets and eight turrets with an 18-output supply for the whole site.',
          ),
          t('Pensado para bodegas y escuelas.', 'Made for warehouses and schools.'),
        ),
      },
    ],
  ]),
];
