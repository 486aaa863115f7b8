import { t } from '../../../text';
import { BLACK, GRAPHITE, products } from '../../families/define';
import { accessory, dvr, microSd, nvr, surveillanceDisk } from '../../families/recorders';

export const videoRecorders = [
  ...products(nvr, [
    [
      'VK-7604NI-K1-4P',
      'vikron',
      189,
      { channels: 4, mp: 8, bays: 1, poe: 4, has: ['h265', 'human'], stock: 'plenty' },
    ],
    [
      'VK-7608NI-K2-8P',
      'vikron',
      298,
      { channels: 8, mp: 8, bays: 2, poe: 8, has: ['h265', 'human', 'face'], stock: 'plenty', tiers: [[5, 28]] },
    ],
    ['VK-7616NI-K2-16P', 'vikron', 465, { channels: 16, mp: 12, bays: 2, poe: 16, has: ['h265', 'human', 'face'] }],
    [
      'VK-7732NI-M4',
      'vikron',
      890,
      { channels: 32, mp: 32, bays: 4, has: ['h265', 'dualnet', 'face', 'anpr'], stock: 'cedis' },
    ],
    [
      'VK-9664NI-M8-R',
      'vikron',
      2140,
      { channels: 64, mp: 32, bays: 8, has: ['raid', 'hotswap', 'dualnet'], flow: 'project', stock: 'one' },
    ],
    [
      'OB-NVR8-4K-8P',
      'orbivue',
      224,
      { channels: 8, mp: 8, bays: 1, poe: 8, has: ['h265', 'human'], promo: [22, -6, 14], stock: 'outlet' },
    ],
    ['OB-NVR16-4K', 'orbivue', 248, { channels: 16, mp: 8, bays: 2, has: ['h265', 'human'] }],
    ['OB-NVR10-W', 'orbivue', 119, { channels: 10, mp: 6, bays: 1, has: ['wifi6', 'h265'], stage: 4, body: GRAPHITE }],
  ]),
  ...products(dvr, [
    [
      'VK-7204HGHI-M1',
      'vikron',
      72,
      { channels: 4, mp: 2, bays: 1, has: ['h265', 'human'], stock: 'plenty', tiers: [[10, 26]] },
    ],
    ['VK-7208HQHI-M1', 'vikron', 124, { channels: 8, mp: 4, bays: 1, has: ['human', 'coax', 'h265'], stock: 'plenty' }],
    ['VK-7216HQHI-M2', 'vikron', 236, { channels: 16, mp: 4, bays: 2, has: ['human', 'coax', 'face'] }],
    ['OB-XVR4-5N', 'orbivue', 54, { channels: 4, mp: 5, bays: 1, has: ['h265', 'coax'], stock: 'plenty', fixed: 38.9 }],
    ['OB-XVR8-5N', 'orbivue', 84, { channels: 8, mp: 5, bays: 1, has: ['h265', 'coax'], promo: [20, -3, 21] }],
    [
      'OB-XVR16-2N',
      'orbivue',
      132,
      { channels: 16, mp: 2, bays: 1, has: ['h265'], stage: 3, replacedBy: 'VK-7216HQHI-M2', stock: 'outlet' },
    ],
  ]),
  ...products(surveillanceDisk, [
    ['GR-SV1000', 'granitum', 52, { tb: 1, rpm: 5400, cameras: 64, stock: 'plenty' }],
    ['GR-SV2000', 'granitum', 68, { tb: 2, rpm: 5400, cameras: 64, stock: 'plenty', tiers: [[10, 9]] }],
    ['GR-SV4000', 'granitum', 104, { tb: 4, rpm: 5400, cameras: 64, body: '#b9c3d0' }],
    ['GR-SV8000X', 'granitum', 198, { tb: 8, rpm: 7200, cameras: 128, news: true, body: '#aeb4bd' }],
  ]),
  ...products(microSd, [
    ['GR-MSD64E', 'granitum', 11.5, { gb: 64, hours: 20000, stock: 'plenty' }],
    ['GR-MSD128E', 'granitum', 18.9, { gb: 128, hours: 40000, stock: 'plenty' }],
  ]),
  ...products(accessory, [
    [
      'SP-JB130',
      'soportec',
      14.5,
      {
        name: t(
          'Caja de conexiones de aluminio para cámara bala o torreta, IP66',
          'Aluminium junction box for bullet or turret camera, IP66',
        ),
        drawing: 'junction-box',
        stock: 'plenty',
        tiers: [[25, 25]],
        about: [
          t(
            'Protege conectores y sobrante de cable detrás de la cámara.',
            'It protects connectors and spare cable behind the camera.',
          ),
          t(
            'Aluminio fundido con empaque de silicón y tres entradas de 3/4".',
            'Cast aluminium with a silicone gasket and three 3/4" entries.',
          ),
        ],
      },
    ],
    [
      'SP-WM110',
      'soportec',
      19.9,
      {
        name: t('Brazo de pared para domo de 110 mm', 'Wall arm for 110 mm dome'),
        variant: 0,
        about: [
          t(
            'Separa el domo 18 cm del muro para que vea toda la fachada.',
            'It holds the dome 18 cm off the wall so it sees the whole façade.',
          ),
          t('Soporta 3 kg y lleva el cable por dentro.', 'It carries 3 kg and hides the cable inside.'),
        ],
      },
    ],
    [
      'SP-PM75',
      'soportec',
      32,
      {
        name: t('Montaje para poste con cinchos de acero inoxidable', 'Pole mount with stainless steel straps'),
        variant: 1,
        stock: 'normal',
        about: [
          t(
            'Fija cámaras, PTZ y cajas en postes de 67 a 127 mm de diámetro.',
            'It fixes cameras, PTZs and boxes to poles 67 to 127 mm wide.',
          ),
          t(
            'Incluye dos cinchos y la tornillería de acero inoxidable.',
            'Two straps and stainless steel hardware are included.',
          ),
        ],
      },
    ],
    [
      'SP-PTZ-W',
      'soportec',
      41,
      {
        name: t('Brazo de pared para PTZ con caja de conexiones', 'PTZ wall arm with junction box'),
        variant: 2,
        about: [
          t(
            'Brazo de aluminio de 31 cm con caja posterior para fuente y supresor.',
            'A 31 cm aluminium arm with a rear box for supply and surge protector.',
          ),
          t('Compatible con domos motorizados de rosca G1-1/2".', 'It fits motorised domes with a G1-1/2" thread.'),
        ],
      },
    ],
    [
      'LM-BAL4K-P',
      'lineam',
      4.9,
      {
        category: 'transceptores',
        drawing: 'balun',
        name: t(
          'Par de transceptores pasivos HD hasta 8 MP con borne a presión',
          'Pair of passive HD baluns up to 8 MP with push terminal',
        ),
        stock: 'plenty',
        tiers: [
          [50, 20],
          [200, 28],
        ],
        about: [
          t(
            'Lleva video HD por un par de cable UTP: 250 m en 1080p y 200 m en 8 MP.',
            'It carries HD video over one UTP pair: 250 m at 1080p and 200 m at 8 MP.',
          ),
          t(
            'El filtro integrado rechaza la interferencia de los cables de corriente.',
            'The built-in filter rejects interference from power cables.',
          ),
        ],
      },
    ],
    [
      'LM-EXT-POE100',
      'lineam',
      38,
      {
        category: 'transceptores',
        drawing: 'media-converter',
        name: t('Extensor PoE 100 m, 1 entrada y 2 salidas, 30 W', 'PoE extender 100 m, 1 in and 2 out, 30 W'),
        about: [
          t(
            'Suma 100 m más al cable de red sin buscar un contacto eléctrico a medio camino.',
            'It adds another 100 m of network cable without an outlet halfway.',
          ),
          t(
            'Se alimenta del propio switch PoE+ y reparte a dos cámaras.',
            'It is powered by the PoE+ switch itself and feeds two cameras.',
          ),
        ],
      },
    ],
    [
      'VK-1200KI',
      'vikron',
      342,
      {
        category: 'controladores-ptz',
        drawing: 'joystick',
        body: BLACK,
        guarantee: 24,
        weight: 2.2,
        name: t(
          'Teclado controlador de red con palanca de 4 ejes y pantalla',
          'Network keyboard controller with 4-axis joystick and screen',
        ),
        stock: 'cedis',
        about: [
          t(
            'Mueve PTZ, cambia de cámara en el monitor y marca eventos sin tocar el ratón.',
            'It moves PTZs, switches cameras on the monitor and tags events without a mouse.',
          ),
          t(
            'Palanca de cuatro ejes, botones retroiluminados y pantalla de 7".',
            'Four-axis joystick, backlit keys and a 7" screen.',
          ),
        ],
      },
    ],
    [
      'KIT-VK4-2MP',
      'vikron',
      205,
      {
        category: 'kits-video',
        drawing: 'camera-kit',
        count: 4,
        weight: 6,
        guarantee: 24,
        body: GRAPHITE,
        kit: [
          ['VK-7204HGHI-M1', 1],
          ['VK-2CE16D0T-IRF', 2],
          ['VK-2CE56D0T-IRMMF', 2],
          ['GR-SV1000', 1],
          ['LM-BAL4K-P', 4],
        ],
        name: t('Kit HD 4 cámaras 1080p con DVR y disco de 1 TB', 'HD kit with four 1080p cameras, DVR and 1 TB drive'),
        stock: 'normal',
        promo: [12, -1, 25],
        about: [
          t(
            'Todo para un local de cuatro cámaras en una caja: DVR, dos balas, dos torretas, disco de 1 TB y transceptores.',
            'All a four-camera site needs in one box: DVR, two bullets, two turrets, 1 TB drive and baluns.',
          ),
          t(
            'Cuesta menos que las piezas por separado y comparte una sola garantía.',
            'It costs less than the parts and shares one warranty.',
          ),
        ],
      },
    ],
    [
      'KIT-OB8-5MP',
      'orbivue',
      349,
      {
        category: 'kits-video',
        drawing: 'camera-kit',
        count: 8,
        weight: 9,
        guarantee: 24,
        kit: [
          ['OB-XVR8-5N', 1],
          ['OB-HDT5-28M', 8],
          ['GR-SV2000', 1],
          ['LM-BAL4K-P', 8],
        ],
        name: t('Kit HD 8 torretas 5 MP con DVR y disco de 2 TB', 'HD kit with eight 5 MP turrets, DVR and 2 TB drive'),
        stock: 'cedis',
        about: [
          t(
            'Ocho torretas con audio por coaxial y un DVR pentahíbrido con disco de 2 TB ya instalado.',
            'Eight turrets with audio over coax and a five-in-one DVR with a 2 TB drive already fitted.',
          ),
          t(
            'Con los transceptores incluidos basta cable UTP para toda la instalación.',
            'With the baluns included UTP cable is enough for the whole job.',
          ),
        ],
      },
    ],
    [
      'KIT-VK8-IP4',
      'vikron',
      1145,
      {
        category: 'kits-video',
        drawing: 'camera-kit',
        count: 8,
        weight: 9,
        kit: [
          ['VK-7608NI-K2-8P', 1],
          ['VK-2CD2343G2-IU', 4],
          ['VK-2CD2043G2-I', 4],
          ['GR-SV4000', 1],
        ],
        body: BLACK,
        name: t(
          'Kit IP 8 cámaras 4 MP con NVR PoE y disco de 4 TB',
          'IP kit with eight 4 MP cameras, PoE NVR and 4 TB drive',
        ),
        stock: 'normal',
        news: true,
        about: [
          t(
            'Cuatro torretas y cuatro balas de 4 MP con detección de persona y vehículo, más un NVR que las alimenta por PoE.',
            'Four turrets and four 4 MP bullets with person and vehicle detection, plus an NVR that powers them over PoE.',
          ),
          t(
            'El disco de 4 TB guarda unos 20 días de grabación por movimiento.',
            'The 4 TB drive keeps about 20 days of motion recording.',
          ),
        ],
      },
    ],
  ]),
];
