import { t } from '../../text';
import { accessKeypad, accessPanel, faceTerminal, fingerprintTerminal, maglock, reader } from '../families/access';
import { BLACK, GRAPHITE, products, WHITE } from '../families/define';
import { accessory } from '../families/recorders';

const finger = t('huella', 'fingerprint');
const card = t('tarjeta', 'card');
const code = t('código', 'code');
const face = t('rostro', 'face');

export const access = [
  ...products(fingerprintTerminal, [
    [
      'BT-F10',
      'biotakt',
      96,
      {
        users: 1000,
        events: 50000,
        by: [finger, card, code],
        extra: t(
          'Exporta la asistencia a Excel por USB, sin software.',
          'It exports attendance to Excel over USB, without software.',
        ),
        stock: 'plenty',
        tiers: [[5, 26]],
      },
    ],
    [
      'BT-F30-WF',
      'biotakt',
      148,
      {
        users: 3000,
        events: 100000,
        by: [finger, card, code],
        extra: t(
          'Se conecta por Wi-Fi y sincroniza turnos con la nube.',
          'It connects over Wi-Fi and syncs shifts with the cloud.',
        ),
      },
    ],
    [
      'BT-F18-IP65',
      'biotakt',
      176,
      {
        users: 5000,
        events: 200000,
        by: [finger, card],
        extra: t(
          'Cuerpo metálico delgado IP65 para marco de aluminio.',
          'A slim IP65 metal body for aluminium frames.',
        ),
        body: GRAPHITE,
        variant: 1,
      },
    ],
    [
      'PK-FP500',
      'portika',
      132,
      {
        users: 3000,
        events: 80000,
        by: [finger, card],
        extra: t(
          'Trabaja como lectora Wiegand o como terminal autónoma.',
          'It works as a Wiegand reader or on its own.',
        ),
        stage: 4,
        stock: 'outlet',
      },
    ],
  ]),
  ...products(faceTerminal, [
    [
      'BT-FACE7',
      'biotakt',
      289,
      {
        users: 3000,
        events: 150000,
        by: [face, card, code],
        extra: t(
          'Pantalla táctil de 7" y cámara doble que no se engaña con fotografías.',
          'A 7" touch screen and a dual camera that photographs do not fool.',
        ),
        news: true,
        stock: 'normal',
      },
    ],
    [
      'BT-FACE5-F',
      'biotakt',
      234,
      {
        users: 1500,
        events: 100000,
        by: [face, finger, card],
        extra: t('Cinco pulgadas, marco metálico e IP65.', 'Five inches, metal frame and IP65.'),
        promo: [16, -5, 10],
      },
    ],
    [
      'VK-K1T343MWX',
      'vikron',
      198,
      {
        users: 1500,
        events: 150000,
        by: [face, card],
        extra: t(
          'Sirve también como videoportero con la aplicación móvil.',
          'It doubles as a video intercom with the mobile app.',
        ),
        stock: 'cedis',
      },
    ],
    [
      'VK-K1T671TM',
      'vikron',
      412,
      {
        users: 6000,
        events: 100000,
        by: [face, card, code],
        extra: t('Reconoce con cubrebocas y abre a dos metros.', 'It recognises masked faces and opens at two metres.'),
        stock: 'one',
        stage: 3,
        replacedBy: 'BT-FACE7',
      },
    ],
  ]),
  ...products(reader, [
    [
      'PK-R10-125',
      'portika',
      24,
      { tech: 'EM 125 kHz', range: 8, out: 'Wiegand 26', ip: 'IP65', stock: 'plenty', tiers: [[10, 24]] },
    ],
    ['PK-R20-MF', 'portika', 36, { tech: 'MIFARE 13.56 MHz', range: 6, out: 'Wiegand 34', ip: 'IP65' }],
    [
      'PK-R40-OSDP',
      'portika',
      98,
      {
        tech: 'DESFire EV3 y Bluetooth',
        range: 10,
        out: 'OSDP v2',
        ip: 'IP67',
        news: true,
        variant: 1,
        stock: 'cedis',
      },
    ],
    [
      'UM-UHF8',
      'umbralis',
      289,
      {
        tech: 'UHF 902-928 MHz',
        range: 800,
        out: 'Wiegand 26',
        ip: 'IP66',
        category: 'barreras',
        drawing: 'panel-antenna',
        body: WHITE,
        weight: 2.8,
      },
    ],
  ]),
  ...products(accessKeypad, [
    ['PK-K3', 'portika', 38, { users: 2000, tech: 'EM 125 kHz', metal: false, stock: 'plenty' }],
    ['PK-K7M-IP68', 'portika', 64, { users: 2000, tech: 'MIFARE', metal: true, body: '#b4bac2' }],
    ['CX-K1', 'cerbrix', 29, { users: 1000, tech: 'EM 125 kHz', metal: true, body: '#a9adb3', promo: [15, 0, 20] }],
  ]),
  ...products(accessory, [
    [
      'PK-CARD-EM',
      'portika',
      0.75,
      {
        category: 'credenciales',
        drawing: 'access-card',
        body: WHITE,
        stock: 'plenty',
        tiers: [
          [100, 25],
          [500, 40],
        ],
        weight: 0.01,
        name: t('Tarjeta de proximidad EM 125 kHz imprimible', 'Printable EM 125 kHz proximity card'),
        about: [
          t(
            'Tarjeta de PVC de 0.8 mm lista para impresora térmica, con número grabado.',
            '0.8 mm PVC card ready for thermal printers, with an engraved number.',
          ),
          t('Se vende por pieza; el precio baja desde 100.', 'Sold by the piece; the price drops from 100.'),
        ],
      },
    ],
    [
      'PK-CARD-MF1K',
      'portika',
      1.1,
      {
        category: 'credenciales',
        drawing: 'access-card',
        body: '#e3ecf7',
        stock: 'plenty',
        tiers: [
          [100, 25],
          [500, 38],
        ],
        weight: 0.01,
        name: t('Tarjeta MIFARE Classic 1K imprimible', 'Printable MIFARE Classic 1K card'),
        about: [
          t(
            'Credencial de 13.56 MHz con 1 KB de memoria para acceso, comedor o prepago.',
            '13.56 MHz credential with 1 KB of memory for access, canteen or prepaid use.',
          ),
          t('Superficie blanca brillante para impresión a color.', 'Glossy white surface for colour printing.'),
        ],
      },
    ],
    [
      'PK-TAG-EM',
      'portika',
      0.9,
      {
        category: 'credenciales',
        drawing: 'key-fob',
        body: '#2d6cc0',
        stock: 'plenty',
        tiers: [[100, 25]],
        weight: 0.02,
        name: t('Llavero de proximidad EM 125 kHz', 'EM 125 kHz proximity key fob'),
        about: [
          t('Llavero de ABS sellado que aguanta caídas y agua.', 'Sealed ABS key fob that stands drops and water.'),
          t('Colores surtidos bajo pedido.', 'Assorted colours on request.'),
        ],
      },
    ],
    [
      'CX-STK-NO',
      'cerbrix',
      26,
      {
        category: 'contrachapas',
        drawing: 'electric-strike',
        body: '#b9c0c8',
        guarantee: 24,
        name: t('Contrachapa eléctrica abatible 12 Vcc, normalmente cerrada', '12 Vdc electric strike, fail secure'),
        stock: 'plenty',
        about: [
          t(
            'Abre con un pulso de 12 Vcc y mantiene cerrado sin corriente.',
            'It opens with a 12 Vdc pulse and stays locked without power.',
          ),
          t(
            'Frente de acero inoxidable de 250 mm para marco de aluminio o madera.',
            '250 mm stainless faceplate for aluminium or wooden frames.',
          ),
        ],
      },
    ],
    [
      'CX-STK-FS',
      'cerbrix',
      44,
      {
        category: 'contrachapas',
        drawing: 'electric-strike',
        body: '#c8ccd2',
        guarantee: 24,
        variant: 1,
        name: t(
          'Contrachapa eléctrica 12/24 Vcc configurable, 500 kg',
          '12/24 Vdc field-selectable electric strike, 500 kg',
        ),
        about: [
          t(
            'Se cambia en sitio entre abierta y cerrada en falla.',
            'It switches on site between fail safe and fail secure.',
          ),
          t(
            'Resiste 500 kg y reporta si el pestillo está dentro.',
            'It holds 500 kg and reports whether the latch is in.',
          ),
        ],
      },
    ],
    [
      'CX-DL300',
      'cerbrix',
      139,
      {
        category: 'cerraduras-digitales',
        drawing: 'smart-lock',
        body: BLACK,
        guarantee: 12,
        weight: 3.4,
        name: t(
          'Cerradura digital con huella, código, tarjeta y app',
          'Digital lock with fingerprint, code, card and app',
        ),
        news: true,
        about: [
          t(
            'Cuatro formas de abrir y llave mecánica escondida para emergencias.',
            'Four ways to open and a hidden mechanical key for emergencies.',
          ),
          t(
            'Funciona un año con cuatro baterías AA y avisa un mes antes de que se agoten.',
            'It runs a year on four AA batteries and warns a month before they run out.',
          ),
        ],
      },
    ],
    [
      'CX-DL120-H',
      'cerbrix',
      88,
      {
        category: 'cerraduras-digitales',
        drawing: 'smart-lock',
        body: '#b7bcc4',
        guarantee: 12,
        variant: 1,
        weight: 2.6,
        name: t('Cerradura para hotel con tarjeta MIFARE', 'Hotel lock with MIFARE card'),
        flow: 'on_request',
        stock: 'cedis',
        about: [
          t(
            'Cerradura de manija para habitación con auditoría de las últimas 1,000 aperturas.',
            'Handle lock for rooms with an audit of the last 1,000 openings.',
          ),
          t('El software de recepción se incluye sin costo.', 'The front-desk software is included at no cost.'),
        ],
      },
    ],
    [
      'CX-EXB-SS',
      'cerbrix',
      8.9,
      {
        category: 'salida',
        drawing: 'exit-button',
        body: '#c3c8cf',
        stock: 'plenty',
        tiers: [[20, 24]],
        weight: 0.15,
        name: t('Botón de salida de acero inoxidable', 'Stainless steel exit button'),
        about: [
          t(
            'Pulsador normalmente abierto y cerrado en placa de 86 x 50 mm.',
            'Normally open and closed push button on an 86 x 50 mm plate.',
          ),
          t('Probado para 500,000 operaciones.', 'Tested for 500,000 operations.'),
        ],
      },
    ],
    [
      'CX-EXB-NT',
      'cerbrix',
      17.5,
      {
        category: 'salida',
        drawing: 'exit-button',
        body: '#d9dde2',
        variant: 1,
        weight: 0.2,
        name: t('Botón de salida sin contacto con LED bicolor', 'Touchless exit button with two-colour LED'),
        stock: 'normal',
        about: [
          t(
            'Detecta la mano a 10 cm, así nadie toca la superficie.',
            'It senses a hand at 10 cm, so nobody touches the surface.',
          ),
          t('El LED pasa de rojo a verde cuando libera.', 'The LED turns from red to green when it releases.'),
        ],
      },
    ],
    [
      'UM-TRI500',
      'umbralis',
      1290,
      {
        category: 'torniquetes',
        drawing: 'turnstile',
        body: '#c2c8d0',
        guarantee: 12,
        weight: 42,
        name: t('Torniquete de trípode bidireccional de acero inoxidable', 'Two-way stainless steel tripod turnstile'),
        flow: 'project',
        stock: 'cedis',
        about: [
          t(
            'Da paso a 30 personas por minuto y deja caer el brazo en emergencia.',
            'It passes 30 people a minute and drops its arm in an emergency.',
          ),
          t(
            'Trae espacio para lectoras y contador en ambos sentidos.',
            'It has room for readers and a counter in both directions.',
          ),
        ],
      },
    ],
    [
      'UM-FLAP2',
      'umbralis',
      2890,
      {
        category: 'torniquetes',
        drawing: 'turnstile',
        body: '#b8bfc8',
        guarantee: 12,
        variant: 1,
        weight: 78,
        name: t('Paso peatonal de aletas con motor sin escobillas', 'Flap barrier with brushless motor'),
        flow: 'project',
        stock: 'none',
        about: [
          t(
            'Las aletas se retraen en 0.3 s y doce pares de sensores impiden que pasen dos juntos.',
            'The flaps retract in 0.3 s and twelve sensor pairs stop two people passing together.',
          ),
          t('Acero inoxidable 304 con luz indicadora.', '304 stainless steel with an indicator light.'),
        ],
      },
    ],
    [
      'UM-BAR45',
      'umbralis',
      865,
      {
        category: 'barreras',
        drawing: 'boom-barrier',
        body: '#f0a020',
        guarantee: 12,
        weight: 56,
        name: t('Barrera vehicular de 4.5 m, apertura en 3 s', '4.5 m vehicle barrier, opens in 3 s'),
        stock: 'cedis',
        about: [
          t(
            'Motor de uso continuo para 5,000 ciclos al día en estacionamientos y fraccionamientos.',
            'A continuous-duty motor for 5,000 cycles a day in car parks and gated communities.',
          ),
          t(
            'Regresa al detectar un vehículo y se libera con manivela si falta la luz.',
            'It reverses on sensing a car and frees by crank when power fails.',
          ),
        ],
      },
    ],
  ]),
  ...products(accessPanel, [
    ['PK-C1', 'portika', 128, { doors: 1, readers: 2, users: 20000 }],
    ['PK-C2', 'portika', 179, { doors: 2, readers: 4, users: 30000, stock: 'plenty' }],
    ['PK-C4', 'portika', 264, { doors: 4, readers: 8, users: 100000, promo: [12, -8, 5] }],
  ]),
  ...products(maglock, [
    [
      'CX-ML280',
      'cerbrix',
      34,
      {
        kg: 280,
        lbs: 600,
        outdoor: false,
        leaves: 1,
        stock: 'plenty',
        tiers: [
          [10, 26],
          [30, 31],
        ],
      },
    ],
    ['CX-ML280D', 'cerbrix', 66, { kg: 280, lbs: 600, outdoor: false, leaves: 2 }],
    ['CX-ML500', 'cerbrix', 58, { kg: 500, lbs: 1200, outdoor: false, leaves: 1 }],
    ['CX-ML500W', 'cerbrix', 92, { kg: 500, lbs: 1200, outdoor: true, leaves: 1, stock: 'outlet' }],
  ]),
];
