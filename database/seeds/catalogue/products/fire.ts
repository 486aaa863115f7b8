import { t } from '../../text';
import { products, WHITE } from '../families/define';
import { callPoint, fireDetector, firePanel, notification } from '../families/fire';

const smoke = t('de humo fotoeléctrico', 'photoelectric smoke');
const heat = t('de calor', 'heat');
const two = t('convencional de 2 hilos', 'two-wire conventional');
const addressable = t('direccionable', 'addressable');

export const fire = [
  ...products(firePanel, [
    [
      'PS-C4',
      'pirosen',
      214,
      {
        size: t('4 zonas', '4 zones'),
        addressable: false,
        extra: t(
          'Incluye dos circuitos de sirena y relevadores de alarma y falla.',
          'It includes two sounder circuits and alarm and trouble relays.',
        ),
      },
    ],
    [
      'PS-C8',
      'pirosen',
      296,
      {
        size: t('8 zonas', '8 zones'),
        addressable: false,
        extra: t('Cada zona acepta 20 detectores.', 'Each zone takes 20 detectors.'),
        stock: 'cedis',
      },
    ],
    [
      'PS-A127',
      'pirosen',
      648,
      {
        size: t('1 lazo, 127 dispositivos', '1 loop, 127 devices'),
        addressable: true,
        category: 'incendio-direccionable',
        extra: t(
          'Se programa desde la tapa o con software gratuito.',
          'It is programmed from the front or with free software.',
        ),
        variant: 1,
        news: true,
      },
    ],
    [
      'PS-A508',
      'pirosen',
      1980,
      {
        size: t('4 lazos, 508 dispositivos', '4 loops, 508 devices'),
        addressable: true,
        category: 'incendio-direccionable',
        extra: t('Hasta 32 paneles trabajan en red por fibra.', 'Up to 32 panels work together over fibre.'),
        flow: 'project',
        stock: 'none',
        variant: 2,
      },
    ],
  ]),
  ...products(fireDetector, [
    [
      'PS-SD2',
      'pirosen',
      18.9,
      {
        what: smoke,
        wiring: two,
        extra: t(
          'La cámara óptica se limpia sin desarmar y compensa el polvo acumulado.',
          'The optical chamber cleans without dismantling and compensates for dust.',
        ),
        stock: 'plenty',
        tiers: [
          [20, 26],
          [100, 33],
        ],
      },
    ],
    [
      'PS-SD2-R',
      'pirosen',
      27,
      {
        what: smoke,
        wiring: t('de 4 hilos con relevador', 'four-wire relay'),
        extra: t('El relevador dispara cualquier panel de intrusión.', 'Its relay triggers any intrusion panel.'),
      },
    ],
    [
      'PS-SDA',
      'pirosen',
      34,
      {
        what: smoke,
        wiring: addressable,
        extra: t(
          'Se direcciona con perillas y avisa cuando necesita limpieza.',
          'It is addressed with dials and tells when it needs cleaning.',
        ),
      },
    ],
    [
      'HM-S10Y',
      'humalert',
      21,
      {
        what: smoke,
        wiring: t('autónomo con batería de 10 años', 'stand-alone ten-year battery'),
        extra: t(
          'No requiere panel: suena con 85 dB al detectar humo.',
          'It needs no panel: it sounds at 85 dB on smoke.',
        ),
        variant: 1,
        stock: 'plenty',
      },
    ],
    [
      'PS-HD57',
      'pirosen',
      16.5,
      {
        what: heat,
        wiring: two,
        category: 'calor',
        extra: t(
          'Dispara a 57 °C o si la temperatura sube más de 8 °C por minuto.',
          'It triggers at 57 °C or when temperature climbs over 8 °C a minute.',
        ),
        variant: 2,
      },
    ],
    [
      'PS-HDA',
      'pirosen',
      32,
      {
        what: heat,
        wiring: addressable,
        category: 'calor',
        extra: t('Para cocinas, cuartos de máquinas y estacionamientos.', 'For kitchens, machine rooms and car parks.'),
        variant: 2,
        stock: 'one',
      },
    ],
    [
      'HM-GAS-LP',
      'humalert',
      24.5,
      {
        what: t('de gas LP y natural', 'LP and natural gas'),
        wiring: t('autónomo con relevador', 'stand-alone relay'),
        category: 'gas',
        drawing: 'gas-detector',
        extra: t(
          'Cierra una electroválvula al 10 % del límite explosivo.',
          'It closes a solenoid valve at 10 % of the explosive limit.',
        ),
        promo: [15, -2, 28],
      },
    ],
  ]),
  ...products(callPoint, [
    [
      'IG-MPS2',
      'igniva',
      23,
      {
        what: t('convencional de doble acción', 'conventional, double action'),
        extra: t(
          'Cuerpo de policarbonato con tapa protectora opcional.',
          'Polycarbonate body with an optional protective lid.',
        ),
        stock: 'plenty',
      },
    ],
    [
      'IG-MPSA',
      'igniva',
      48,
      {
        what: t('direccionable', 'addressable'),
        extra: t(
          'Ocupa una dirección del lazo y reporta en menos de un segundo.',
          'It takes one loop address and reports in under a second.',
        ),
        variant: 1,
      },
    ],
    [
      'IG-MPSW',
      'igniva',
      72,
      {
        what: t('de exterior IP67', 'outdoor IP67'),
        extra: t(
          'Sellada con empaque y prensaestopas, para patios y muelles.',
          'Sealed with gasket and gland, for yards and docks.',
        ),
        variant: 2,
        stock: 'cedis',
      },
    ],
  ]),
  ...products(notification, [
    [
      'IG-HS24-R',
      'igniva',
      38,
      {
        what: t('Sirena con estrobo de pared 24 Vcc, roja', 'Wall horn strobe 24 Vdc, red'),
        extra: t(
          'Cuatro intensidades de luz de 15 a 110 candelas y tres volúmenes.',
          'Four light levels from 15 to 110 candela and three volumes.',
        ),
        stock: 'plenty',
      },
    ],
    [
      'IG-HS24-W',
      'igniva',
      38,
      {
        what: t('Sirena con estrobo de pared 24 Vcc, blanca', 'Wall horn strobe 24 Vdc, white'),
        extra: t(
          'La misma potencia en color blanco para oficinas y hoteles.',
          'The same power in white for offices and hotels.',
        ),
        body: WHITE,
      },
    ],
    [
      'IG-ST24-C',
      'igniva',
      33,
      {
        what: t('Estrobo de techo 24 Vcc', 'Ceiling strobe 24 Vdc'),
        extra: t(
          'Luz uniforme en todo el cuarto, hasta 177 candelas.',
          'Even light across the room, up to 177 candela.',
        ),
        ceiling: true,
      },
    ],
    [
      'ZX-BELL6',
      'zumbax',
      42,
      {
        what: t('Campana contra incendio de 6" 24 Vcc', '6" fire bell 24 Vdc'),
        extra: t('Gong de acero de 95 dB que se oye sobre la maquinaria.', 'A 95 dB steel gong heard over machinery.'),
        drawing: 'bell',
        stage: 4,
      },
    ],
  ]),
];
