import { t } from '../../text';
import { alarmKeypad, alarmPanel, motion, siren } from '../families/alarms';
import { BLACK, products, WHITE } from '../families/define';
import { accessory } from '../families/recorders';

export const alarms = [
  ...products(alarmPanel, [
    [
      'AL-PRO832',
      'alertia',
      89,
      {
        zones: 32,
        partitions: 4,
        wireless: false,
        extra: t(
          'La tarjeta trae comunicador IP y se amplía con módulo celular.',
          'The board includes an IP communicator and takes a cellular module.',
        ),
        stock: 'plenty',
        tiers: [[10, 27]],
      },
    ],
    [
      'AL-PRO8128',
      'alertia',
      168,
      {
        zones: 128,
        partitions: 8,
        wireless: false,
        extra: t(
          'Soporta 1,000 usuarios y control de cuatro puertas.',
          'It supports 1,000 users and controls four doors.',
        ),
        stock: 'cedis',
      },
    ],
    [
      'CV-HUB2',
      'centivo',
      149,
      {
        zones: 64,
        partitions: 9,
        wireless: true,
        extra: t(
          'Se comunica por Ethernet y 4G, y verifica con fotografías.',
          'It talks over Ethernet and 4G, and verifies with pictures.',
        ),
        category: 'alarmas-inalambricas',
        drawing: 'alarm-hub',
        news: true,
      },
    ],
    [
      'CV-HUB-LITE',
      'centivo',
      84,
      {
        zones: 24,
        partitions: 3,
        wireless: true,
        extra: t('Wi-Fi y 4G con respaldo de 12 horas.', 'Wi-Fi and 4G with 12 hours of backup.'),
        category: 'alarmas-inalambricas',
        drawing: 'alarm-hub',
        stock: 'plenty',
      },
    ],
    [
      'CV-KIT-CASA',
      'centivo',
      229,
      {
        zones: 24,
        partitions: 3,
        wireless: true,
        extra: t(
          'El kit suma dos sensores de movimiento, un contacto y un control.',
          'The kit adds two motion sensors, a contact and a key fob.',
        ),
        category: 'alarmas-inalambricas',
        drawing: 'alarm-kit',
        named: t(
          'Kit de alarma inalámbrica para casa: central, dos sensores, contacto y control',
          'Wireless home alarm kit: hub, two sensors, contact and key fob',
        ),
        promo: [18, -3, 20],
        kit: [
          ['CV-HUB-LITE', 1],
          ['CV-PIR-P', 2],
          ['CV-DOOR', 1],
          ['CV-FOB', 1],
        ],
      },
    ],
  ]),
  ...products(motion, [
    ['AL-P12', 'alertia', 11.9, { meters: 12, stock: 'plenty', tiers: [[20, 25]] }],
    ['AL-P12-PET', 'alertia', 15.5, { meters: 12, pet: 25, stock: 'plenty' }],
    ['AL-DT15', 'alertia', 29, { meters: 15, dual: true, pet: 36 }],
    ['AL-OUT12', 'alertia', 78, { meters: 12, outdoor: true, dual: true, stock: 'outlet' }],
    ['CV-PIR-P', 'centivo', 38, { meters: 12, pet: 20, wireless: true }],
    ['CV-CURT8', 'centivo', 49, { meters: 8, wireless: true, outdoor: true, news: true }],
  ]),
  ...products(siren, [
    [
      'ZX-30W',
      'zumbax',
      14.9,
      { db: 118, strobe: false, outdoor: true, drawing: 'horn', stock: 'plenty', tiers: [[20, 24]] },
    ],
    ['ZX-OUT120', 'zumbax', 44, { db: 120, strobe: true, outdoor: true }],
    ['ZX-IN105', 'zumbax', 9.5, { db: 105, strobe: true, outdoor: false, stock: 'plenty' }],
    ['CV-SIR-OUT', 'centivo', 96, { db: 113, strobe: true, outdoor: true, wireless: true }],
  ]),
  ...products(alarmKeypad, [
    [
      'AL-KLCD',
      'alertia',
      42,
      {
        screen: t('LCD alfanumérico en español', 'LCD, alphanumeric'),
        extra: t(
          'Pantalla de dos líneas con nombres de zona de 16 letras.',
          'Two-line screen with 16-letter zone names.',
        ),
      },
    ],
    [
      'AL-KTOUCH5',
      'alertia',
      118,
      {
        screen: t('táctil de 5"', '5" touch'),
        extra: t(
          'Muestra planos de planta y apaga luces desde la misma pantalla.',
          'It shows floor plans and turns off lights from the same screen.',
        ),
        drawing: 'indoor-monitor',
        body: BLACK,
        stock: 'one',
      },
    ],
    [
      'CV-KEY',
      'centivo',
      69,
      {
        screen: t('inalámbrico con lectora de tarjetas', 'wireless, with card reader'),
        extra: t('Funciona dos años con cuatro baterías AA.', 'It runs two years on four AA batteries.'),
        variant: 1,
      },
    ],
  ]),
  ...products(accessory, [
    [
      'AL-MC10',
      'alertia',
      2.6,
      {
        category: 'contactos',
        drawing: 'door-contact',
        stock: 'plenty',
        tiers: [
          [50, 25],
          [200, 35],
        ],
        weight: 0.05,
        name: t('Contacto magnético adhesivo para puerta o ventana', 'Adhesive magnetic contact for door or window'),
        about: [
          t(
            'Detecta apertura de más de 20 mm y trae tornillos y cinta.',
            'It senses a gap over 20 mm and brings screws and tape.',
          ),
          t('Blanco, con cable de 30 cm.', 'White, with a 30 cm lead.'),
        ],
      },
    ],
    [
      'AL-MC60',
      'alertia',
      13.9,
      {
        category: 'contactos',
        drawing: 'door-contact',
        body: '#b9bfc7',
        variant: 1,
        weight: 0.35,
        name: t('Contacto magnético para cortina metálica', 'Magnetic contact for roller shutter'),
        about: [
          t(
            'Cuerpo de aluminio que soporta el paso de montacargas.',
            'Aluminium body that stands forklifts driving over it.',
          ),
          t(
            'Separación de trabajo de 60 mm y cable armado de 50 cm.',
            'Working gap of 60 mm and a 50 cm armoured lead.',
          ),
        ],
      },
    ],
    [
      'CV-DOOR',
      'centivo',
      27,
      {
        category: 'contactos',
        drawing: 'door-contact',
        variant: 2,
        guarantee: 24,
        weight: 0.08,
        name: t('Contacto magnético inalámbrico', 'Wireless magnetic contact'),
        stock: 'plenty',
        about: [
          t(
            'Reporta apertura y golpe con un alcance de 1,200 m a cielo abierto.',
            'It reports opening and impact with a range of 1,200 m in open air.',
          ),
          t('La batería dura hasta siete años.', 'The battery lasts up to seven years.'),
        ],
      },
    ],
    [
      'AL-BEAM60',
      'alertia',
      64,
      {
        category: 'perimetrales',
        drawing: 'beam',
        body: '#2a2d33',
        guarantee: 24,
        weight: 1.4,
        name: t('Barrera infrarroja de 2 haces, 60 m exterior', 'Two-beam infrared barrier, 60 m outdoor'),
        about: [
          t(
            'Protege bardas y azoteas con dos haces que deben cortarse a la vez.',
            'It protects walls and rooftops with two beams that must break together.',
          ),
          t('Alineación con mira óptica y carcasa IP55.', 'Aligned with an optical sight, in an IP55 housing.'),
        ],
      },
    ],
    [
      'AL-BEAM150Q',
      'alertia',
      189,
      {
        category: 'perimetrales',
        drawing: 'beam',
        body: '#2a2d33',
        variant: 1,
        guarantee: 24,
        weight: 3.1,
        name: t('Barrera infrarroja de 4 haces, 150 m exterior', 'Four-beam infrared barrier, 150 m outdoor'),
        flow: 'on_request',
        stock: 'cedis',
        about: [
          t(
            'Cuatro haces sincronizados que no confunden aves ni hojas.',
            'Four synchronised beams that birds and leaves do not fool.',
          ),
          t(
            'Ocho canales para apilar barreras sin interferencia.',
            'Eight channels so stacked barriers do not interfere.',
          ),
        ],
      },
    ],
    [
      'CV-FOB',
      'centivo',
      19.5,
      {
        category: 'botones-de-panico',
        drawing: 'key-fob',
        body: BLACK,
        variant: 1,
        weight: 0.04,
        name: t('Control remoto de 4 botones con pánico', 'Four-button key fob with panic'),
        stock: 'plenty',
        about: [
          t(
            'Arma, desarma y pide ayuda a 1,300 m de la central.',
            'It arms, disarms and calls for help 1,300 m from the hub.',
          ),
          t('Confirma la orden con luz y vibración.', 'It confirms each order with light and vibration.'),
        ],
      },
    ],
    [
      'AL-PANIC',
      'alertia',
      6.9,
      {
        category: 'botones-de-panico',
        drawing: 'panic-button',
        body: WHITE,
        weight: 0.1,
        name: t('Botón de pánico cableado con llave de restablecimiento', 'Wired panic button with reset key'),
        about: [
          t(
            'Queda enclavado hasta girar la llave, para saber desde dónde se pidió auxilio.',
            'It latches until the key is turned, so you know where help was called from.',
          ),
          t('Se monta bajo escritorio o mostrador.', 'It mounts under a desk or counter.'),
        ],
      },
    ],
  ]),
];
