import { t } from '../../text';
import { alarmKeypad, alarmPanel, motion, siren } from '../families/alarms';
import { BLACK, products, WHITE } from '../families/define';
import { callPoint, fireDetector, firePanel } from '../families/fire';
import { accessory } from '../families/recorders';
import { says } from '../families/says';

const heat = t('de calor', 'heat');

/** Further intrusion and fire devices. */
export const alarmDevices = [
  ...products(alarmPanel, [
    [
      'AL-PRO808',
      'alertia',
      49,
      {
        zones: 8,
        partitions: 2,
        wireless: false,
        extra: t('Lo esencial para casa y comercio pequeño.', 'The essentials for homes and small shops.'),
        stock: 'plenty',
        tiers: [[10, 25]],
      },
    ],
    [
      'AL-PRO864',
      'alertia',
      124,
      {
        zones: 64,
        partitions: 8,
        wireless: false,
        extra: t(
          'Se programa por la app sin abrir el gabinete.',
          'It is programmed from the app without opening the cabinet.',
        ),
        news: true,
      },
    ],
    [
      'CV-HUB4',
      'centivo',
      248,
      {
        zones: 150,
        partitions: 25,
        wireless: true,
        extra: t('Dos SIM, Wi-Fi y Ethernet a la vez.', 'Two SIMs, Wi-Fi and Ethernet at once.'),
        category: 'alarmas-inalambricas',
        drawing: 'alarm-hub',
        body: BLACK,
        stock: 'cedis',
      },
    ],
    [
      'CV-HUB-V',
      'centivo',
      184,
      {
        zones: 100,
        partitions: 16,
        wireless: true,
        extra: t('Muestra diez segundos de video con cada alarma.', 'It shows ten seconds of video with every alarm.'),
        category: 'alarmas-inalambricas',
        drawing: 'alarm-hub',
        promo: [12, -4, 26],
      },
    ],
  ]),
  ...products(motion, [
    [
      'AL-CEIL360',
      'alertia',
      24,
      {
        meters: 9,
        note: t('Se monta en techo y ve 360° alrededor.', 'It mounts on the ceiling and sees 360° around.'),
      },
    ],
    ['CV-PIR-CAM', 'centivo', 78, { meters: 12, pet: 20, wireless: true, dual: true, news: true }],
  ]),
  ...products(siren, [
    ['CV-SIR-IN', 'centivo', 54, { db: 105, strobe: false, outdoor: false, wireless: true, stock: 'plenty' }],
  ]),
  ...products(alarmKeypad, [
    [
      'AL-KLED8',
      'alertia',
      28,
      {
        screen: t('de 8 LED', 'with 8 LEDs'),
        extra: t('Un LED por zona para verla de un vistazo.', 'One LED per zone, read at a glance.'),
        stock: 'plenty',
        stage: 4,
      },
    ],
  ]),
  ...products(accessory, [
    [
      'AL-MC20-R',
      'alertia',
      3.9,
      {
        category: 'contactos',
        drawing: 'door-contact',
        body: '#7a4f2a',
        stock: 'plenty',
        tiers: [[50, 24]],
        weight: 0.04,
        ...says(
          t('Contacto magnético de embutir para madera', 'Recessed magnetic contact for wood'),
          t('Queda oculto en el canto de la puerta.', 'It hides in the edge of the door.'),
          t('Barreno de 9.5 mm y separación de 25 mm.', '9.5 mm bore and a 25 mm gap.'),
        ),
      },
    ],
    [
      'AL-GB6',
      'alertia',
      26,
      {
        category: 'contactos',
        drawing: 'mini-sensor',
        body: WHITE,
        variant: 2,
        guarantee: 24,
        weight: 0.1,
        ...says(
          t('Detector acústico de ruptura de cristal, 6 m', 'Acoustic glass-break detector, 6 m'),
          t(
            'Reconoce el golpe y el quiebre del vidrio por separado.',
            'It recognises the blow and the break of the glass apart.',
          ),
          t('Cubre ventanales de cualquier medida.', 'It covers windows of any size.'),
        ),
      },
    ],
    [
      'AL-BEAM100',
      'alertia',
      98,
      {
        category: 'perimetrales',
        drawing: 'beam',
        body: BLACK,
        guarantee: 24,
        weight: 1.8,
        stock: 'normal',
        ...says(
          t('Barrera infrarroja de 2 haces, 100 m exterior', 'Two-beam infrared barrier, 100 m outdoor'),
          t(
            'Haces con ajuste automático de potencia ante niebla.',
            'Beams that raise their power in fog by themselves.',
          ),
          t('Indicador de alineación con tono.', 'Alignment by tone.'),
        ),
      },
    ],
    [
      'AL-FENCE8',
      'alertia',
      148,
      {
        category: 'perimetrales',
        drawing: 'alarm-panel',
        count: 8,
        guarantee: 24,
        weight: 3.1,
        ...says(
          t('Energizador para cerca eléctrica de 8,000 V', '8,000 V electric fence energiser'),
          t(
            'Electrifica 1,500 m de línea y avisa al corte o a tierra.',
            'It powers 1,500 m of line and reports a cut or a short to earth.',
          ),
          t('Batería de respaldo de 12 horas.', 'A 12-hour backup battery.'),
        ),
      },
    ],
    [
      'CV-PANIC-W',
      'centivo',
      24,
      {
        category: 'botones-de-panico',
        drawing: 'panic-button',
        body: WHITE,
        variant: 1,
        weight: 0.05,
        stock: 'plenty',
        ...says(
          t('Botón de pánico inalámbrico de muñeca', 'Wireless wrist panic button'),
          t('Pide ayuda desde la regadera: es sumergible.', 'It calls for help from the shower: it is submersible.'),
          t('Pila para cinco años.', 'A five-year battery.'),
        ),
      },
    ],
    [
      'AL-PEDAL',
      'alertia',
      14.9,
      {
        category: 'botones-de-panico',
        drawing: 'panic-button',
        body: '#8b929b',
        weight: 0.5,
        ...says(
          t('Pedal de asalto de acero para caja', 'Steel hold-up foot switch for tills'),
          t('Se acciona con el pie sin que nadie lo note.', 'The foot works it unnoticed.'),
          t('Cable armado de 60 cm.', 'A 60 cm armoured lead.'),
        ),
      },
    ],
  ]),
  ...products(firePanel, [
    [
      'PS-C2',
      'pirosen',
      158,
      {
        size: t('2 zonas', '2 zones'),
        addressable: false,
        extra: t('Para locales de una sola planta.', 'For single-floor premises.'),
        stock: 'plenty',
      },
    ],
    [
      'PS-C16',
      'pirosen',
      468,
      {
        size: t('16 zonas', '16 zones'),
        addressable: false,
        extra: t('Se amplía con tarjetas de cuatro zonas.', 'It grows with four-zone cards.'),
        stock: 'one',
      },
    ],
    [
      'PS-A64',
      'pirosen',
      428,
      {
        size: t('1 lazo, 64 dispositivos', '1 loop, 64 devices'),
        addressable: true,
        category: 'incendio-direccionable',
        extra: t('Reconoce los dispositivos del lazo en un minuto.', 'It learns the devices of the loop in a minute.'),
        stock: 'cedis',
      },
    ],
    [
      'PS-A254',
      'pirosen',
      1120,
      {
        size: t('2 lazos, 254 dispositivos', '2 loops, 254 devices'),
        addressable: true,
        category: 'incendio-direccionable',
        extra: t('Guarda 5,000 eventos con fecha y operador.', 'It keeps 5,000 events with date and operator.'),
        flow: 'project',
        stock: 'cedis',
        variant: 1,
      },
    ],
  ]),
  ...products(fireDetector, [
    [
      'PS-HD90',
      'pirosen',
      18.5,
      {
        what: heat,
        wiring: t('convencional de 90 °C', '90 °C conventional'),
        category: 'calor',
        extra: t('Temperatura fija para cocinas industriales.', 'Fixed temperature for industrial kitchens.'),
        variant: 2,
      },
    ],
    [
      'PS-SDH',
      'pirosen',
      29,
      {
        what: t('de humo y calor', 'smoke and heat'),
        wiring: t('convencional combinado', 'combined conventional'),
        category: 'calor',
        extra: t(
          'Dos criterios en una base para reducir falsas alarmas.',
          'Two criteria in one base cut false alarms.',
        ),
        stock: 'plenty',
      },
    ],
    [
      'HM-CO-10',
      'humalert',
      28,
      {
        what: t('de monóxido de carbono', 'carbon monoxide'),
        wiring: t('autónomo con pantalla', 'stand-alone display'),
        category: 'gas',
        drawing: 'gas-detector',
        extra: t('Muestra partes por millón y suena con 85 dB.', 'It shows parts per million and sounds at 85 dB.'),
        stock: 'plenty',
      },
    ],
    [
      'HM-GAS-12V',
      'humalert',
      31,
      {
        what: t('de gas LP', 'LP gas'),
        wiring: t('cableado de 12 Vcc', '12 Vdc wired'),
        category: 'gas',
        drawing: 'gas-detector',
        variant: 1,
        extra: t('Se integra a cualquier panel de alarma por relevador.', 'It joins any alarm panel by relay.'),
      },
    ],
    [
      'PS-GAS-IND',
      'pirosen',
      348,
      {
        what: t('de gas combustible', 'combustible gas'),
        wiring: t('industrial 4-20 mA', 'industrial 4-20 mA'),
        category: 'gas',
        drawing: 'gas-detector',
        extra: t('Cabeza a prueba de explosión para cuartos de calderas.', 'An explosion-proof head for boiler rooms.'),
        flow: 'project',
        stock: 'out',
      },
    ],
  ]),
  ...products(callPoint, [
    [
      'IG-MPS1',
      'igniva',
      17.5,
      {
        what: t('convencional de una acción', 'conventional, single action'),
        extra: t(
          'Se restablece con herramienta, sin vidrio de repuesto.',
          'It resets with a tool, with no glass to replace.',
        ),
        stock: 'plenty',
        tiers: [[20, 24]],
      },
    ],
  ]),
];
