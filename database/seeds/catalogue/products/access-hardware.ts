import { t } from '../../text';
import { accessKeypad, accessPanel, faceTerminal, fingerprintTerminal, maglock, reader } from '../families/access';
import { BLACK, GRAPHITE, products, WHITE } from '../families/define';
import { accessory } from '../families/recorders';
import { says } from '../families/says';

const finger = t('huella', 'fingerprint');
const card = t('tarjeta', 'card');
const code = t('código', 'code');
const face = t('rostro', 'face');

/** Further terminals, readers, locks and barriers. */
export const accessHardware = [
  ...products(fingerprintTerminal, [
    [
      'BT-F60-4G',
      'biotakt',
      238,
      {
        users: 10000,
        events: 300000,
        by: [finger, card, code],
        extra: t(
          'Reporta por red celular desde obras y casetas.',
          'It reports over the cellular network from building sites and booths.',
        ),
        body: GRAPHITE,
        stock: 'cedis',
        news: true,
      },
    ],
  ]),
  ...products(faceTerminal, [
    [
      'BT-FACE8-P',
      'biotakt',
      436,
      {
        users: 10000,
        events: 200000,
        by: [face, card],
        extra: t(
          'Lee también la palma de la mano sin tocar el equipo.',
          'It also reads the palm of the hand without touching.',
        ),
        flow: 'project',
        stock: 'cedis',
      },
    ],
  ]),
  ...products(reader, [
    [
      'PK-R15-DUAL',
      'portika',
      48,
      { tech: 'EM y MIFARE', range: 7, out: 'Wiegand 26/34', ip: 'IP66', stock: 'plenty' },
    ],
    [
      'PK-R50-QR',
      'portika',
      164,
      { tech: 'QR y MIFARE', range: 12, out: 'OSDP v2', ip: 'IP65', news: true, variant: 1 },
    ],
  ]),
  ...products(accessKeypad, [
    ['PK-K9-WF', 'portika', 89, { users: 1500, tech: 'MIFARE y Wi-Fi', metal: true, body: '#3a4048' }],
  ]),
  ...products(accessPanel, [
    [
      'PK-C1-POE',
      'portika',
      156,
      {
        doors: 1,
        readers: 1,
        users: 50000,
        note: t('Se alimenta por PoE+ y da energía a la cerradura.', 'It runs on PoE+ and powers the lock.'),
        news: true,
      },
    ],
  ]),
  ...products(maglock, [
    [
      'CX-ML180',
      'cerbrix',
      24.5,
      {
        kg: 180,
        lbs: 350,
        outdoor: false,
        leaves: 1,
        stock: 'plenty',
        tiers: [
          [10, 24],
          [40, 30],
        ],
      },
    ],
    ['CX-ML500D', 'cerbrix', 112, { kg: 500, lbs: 1200, outdoor: false, leaves: 2, stock: 'one' }],
  ]),
  ...products(accessory, [
    [
      'PK-CARD-DF4',
      'portika',
      2.9,
      {
        category: 'credenciales',
        drawing: 'access-card',
        body: '#dfe8dc',
        tiers: [
          [100, 22],
          [500, 34],
        ],
        weight: 0.01,
        ...says(
          t('Tarjeta DESFire EV3 4K imprimible', 'Printable DESFire EV3 4K card'),
          t('Credencial cifrada AES que no se puede clonar.', 'An AES-encrypted credential that cannot be cloned.'),
          t('Memoria de 4 KB para varias aplicaciones.', '4 KB of memory for several applications.'),
        ),
      },
    ],
    [
      'PK-TAG-MF',
      'portika',
      1.3,
      {
        category: 'credenciales',
        drawing: 'key-fob',
        body: '#c0272d',
        tiers: [[100, 24]],
        weight: 0.02,
        stock: 'plenty',
        ...says(
          t('Llavero MIFARE 13.56 MHz', 'MIFARE 13.56 MHz key fob'),
          t('Llavero rojo de ABS con chip de 1 KB.', 'Red ABS fob with a 1 KB chip.'),
          t('Número grabado con láser.', 'Laser-engraved number.'),
        ),
      },
    ],
    [
      'UM-TAG-UHF',
      'umbralis',
      1.8,
      {
        category: 'credenciales',
        drawing: 'access-card',
        body: WHITE,
        weight: 0.01,
        tiers: [[100, 24]],
        ...says(
          t('Etiqueta UHF para parabrisas', 'UHF windscreen tag'),
          t('Se adhiere al vidrio y se lee hasta a 8 m.', 'It sticks to the glass and reads up to 8 m away.'),
          t('Se destruye si intentan despegarla.', 'It breaks if someone peels it off.'),
        ),
      },
    ],
    [
      'CX-STK-LONG',
      'cerbrix',
      34,
      {
        category: 'contrachapas',
        drawing: 'electric-strike',
        body: '#a9b0b8',
        guarantee: 24,
        ...says(
          t('Contrachapa eléctrica de frente largo para aluminio', 'Long-faceplate electric strike for aluminium'),
          t('Frente de 400 mm que refuerza el marco.', 'A 400 mm faceplate that reinforces the frame.'),
          t('Pestillo ajustable 3 mm sin desmontar.', 'The keeper adjusts 3 mm in place.'),
        ),
      },
    ],
    [
      'CX-STK-GLASS',
      'cerbrix',
      58,
      {
        category: 'contrachapas',
        drawing: 'electric-strike',
        variant: 1,
        guarantee: 24,
        stock: 'one',
        ...says(
          t('Contrachapa eléctrica para puerta de cristal', 'Electric strike for glass doors'),
          t('Abraza cristal de 10 a 12 mm sin barrenar.', 'It clamps 10 to 12 mm glass without drilling.'),
          t('Libera al cortar la energía.', 'It releases when power is cut.'),
        ),
      },
    ],
    [
      'CX-DL80-KEY',
      'cerbrix',
      74,
      {
        category: 'cerraduras-digitales',
        drawing: 'smart-lock',
        body: '#8d6b3f',
        weight: 1.9,
        ...says(
          t('Cerrojo digital con teclado y llave', 'Digital deadbolt with keypad and key'),
          t('Cambia el cilindro tradicional en diez minutos.', 'It replaces a traditional cylinder in ten minutes.'),
          t('Guarda 20 códigos con horario.', 'It stores 20 timed codes.'),
        ),
      },
    ],
    [
      'CX-DL500-F',
      'cerbrix',
      268,
      {
        category: 'cerraduras-digitales',
        drawing: 'smart-lock',
        body: GRAPHITE,
        variant: 1,
        weight: 4.2,
        news: true,
        stock: 'cedis',
        ...says(
          t('Cerradura digital con reconocimiento facial y mirilla', 'Digital lock with face recognition and peephole'),
          t('Abre al ver el rostro y graba a quien toca.', 'It opens on sight of a face and records callers.'),
          t('Batería de litio recargable por USB-C.', 'A USB-C rechargeable lithium battery.'),
        ),
      },
    ],
    [
      'CX-EXB-GRN',
      'cerbrix',
      12.5,
      {
        category: 'salida',
        drawing: 'exit-button',
        body: '#2f8a4a',
        weight: 0.2,
        ...says(
          t('Botón de emergencia verde con tapa abatible', 'Green emergency release with hinged lid'),
          t('Corta la energía del electroimán al oprimirlo.', 'It cuts power to the magnetic lock when pressed.'),
          t('Se restablece con llave sin cambiar vidrio.', 'It resets by key, with no glass to replace.'),
        ),
      },
    ],
    [
      'CX-EXB-MUSH',
      'cerbrix',
      15.9,
      {
        category: 'salida',
        drawing: 'exit-button',
        body: '#c9ced4',
        weight: 0.3,
        stock: 'plenty',
        ...says(
          t('Botón de salida tipo hongo de 40 mm', '40 mm mushroom exit button'),
          t('Cabeza grande que se acciona con el codo.', 'A large head that works with an elbow.'),
          t('Placa de acero inoxidable de 115 mm.', 'A 115 mm stainless steel plate.'),
        ),
      },
    ],
    [
      'UM-TRI300',
      'umbralis',
      890,
      {
        category: 'torniquetes',
        drawing: 'turnstile',
        weight: 36,
        stock: 'cedis',
        ...says(
          t('Torniquete de trípode puente de acero al carbón', 'Bridge tripod turnstile in carbon steel'),
          t('Opción económica para comedores y gimnasios.', 'An economic choice for canteens and gyms.'),
          t('Mecanismo probado a tres millones de ciclos.', 'A mechanism tested to three million cycles.'),
        ),
      },
    ],
    [
      'UM-FULL1',
      'umbralis',
      3640,
      {
        category: 'torniquetes',
        drawing: 'turnstile',
        variant: 1,
        body: '#8f979f',
        weight: 310,
        flow: 'project',
        stock: 'none',
        ...says(
          t('Torniquete de cuerpo completo de 120 grados', '120-degree full-height turnstile'),
          t(
            'Cierra el paso de piso a techo en plantas y estadios.',
            'It closes the way floor to ceiling at plants and stadiums.',
          ),
          t('Galvanizado en caliente para exterior.', 'Hot-dip galvanised for outdoors.'),
        ),
      },
    ],
    [
      'UM-BAR3F',
      'umbralis',
      1180,
      {
        category: 'barreras',
        drawing: 'boom-barrier',
        body: '#d3d8de',
        weight: 62,
        stock: 'cedis',
        news: true,
        ...says(
          t('Barrera vehicular rápida de 3 m, apertura en 0.9 s', '3 m fast vehicle barrier, opens in 0.9 s'),
          t('Motor sin escobillas para casetas de alto aforo.', 'A brushless motor for busy lanes.'),
          t('El brazo se ilumina en rojo y verde.', 'Its arm lights up red and green.'),
        ),
      },
    ],
    [
      'UM-LOOP2',
      'umbralis',
      98,
      {
        category: 'barreras',
        drawing: 'relay',
        count: 2,
        body: BLACK,
        weight: 0.3,
        guarantee: 24,
        ...says(
          t('Detector de lazo inductivo de 2 canales', 'Two-channel inductive loop detector'),
          t('Avisa cuando hay un vehículo bajo la barrera.', 'It tells when a vehicle is under the barrier.'),
          t('Se ajusta solo a la temperatura.', 'It tunes itself to temperature.'),
        ),
      },
    ],
  ]),
];
