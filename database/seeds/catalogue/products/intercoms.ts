import { t } from '../../text';
import { accessory } from '../families/recorders';
import { BLACK, GRAPHITE, products, WHITE } from '../families/define';

export const intercoms = [
  ...products(
    {
      ...accessory,
      category: 'videoporteros-kit',
      drawing: 'intercom-kit',
      guarantee: 24,
      margin: 'access',
      weight: 2.1,
      body: BLACK,
    },
    [
      [
        'TC-K7-2H',
        'tocaris',
        118,
        {
          name: t('Kit de videoportero 7" de dos hilos', 'Two-wire 7" video intercom kit'),
          stock: 'plenty',
          about: [
            t(
              'Monitor de 7" y frente con cámara de 2 MP que se conectan con el par que ya existe.',
              'A 7" monitor and a 2 MP door station that run on the existing pair.',
            ),
            t('Abre puerta y portón por separado.', 'It opens door and gate separately.'),
          ],
        },
      ],
      [
        'TC-K7-WF',
        'tocaris',
        159,
        {
          variant: 1,
          name: t('Kit de videoportero 7" Wi-Fi con app', '7" Wi-Fi video intercom kit with app'),
          news: true,
          about: [
            t('Contesta desde el celular aunque no estés en casa.', 'Answer from your phone even away from home.'),
            t('Guarda fotos de cada visita en la memoria microSD.', 'It stores a picture of every visit on microSD.'),
          ],
        },
      ],
      [
        'TC-K4-A',
        'tocaris',
        76,
        {
          body: WHITE,
          name: t('Kit de videoportero 4.3" económico', 'Economy 4.3" video intercom kit'),
          stage: 4,
          stock: 'outlet',
          replacedBy: 'TC-K7-2H',
          about: [
            t('Solución básica de cuatro hilos para casa habitación.', 'A basic four-wire set for homes.'),
            t('Incluye fuente y visera para lluvia.', 'Supply and rain hood included.'),
          ],
        },
      ],
      [
        'VK-KIS604',
        'vikron',
        286,
        {
          variant: 1,
          name: t('Kit de videoportero IP PoE con frente metálico', 'IP PoE video intercom kit with metal station'),
          promo: [14, -9, 8],
          about: [
            t(
              'Frente con lectora MIFARE y monitor táctil unidos por cable de red.',
              'A station with MIFARE reader and a touch monitor joined by network cable.',
            ),
            t('Graba en NVR por ONVIF.', 'It records to an NVR over ONVIF.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    {
      ...accessory,
      category: 'frentes',
      drawing: 'door-station',
      guarantee: 24,
      margin: 'access',
      weight: 1.2,
      body: GRAPHITE,
    },
    [
      [
        'PV-D10',
        'portavox',
        214,
        {
          variant: 0,
          name: t(
            'Frente IP de un botón con cámara de 2 MP y lectora',
            'One-button IP door station, 2 MP camera and reader',
          ),
          about: [
            t('Aluminio de 6 mm, IP65 e IK07, con audio SIP.', '6 mm aluminium, IP65 and IK07, with SIP audio.'),
            t('Llama al monitor, al teléfono o a la app.', 'It calls the monitor, the phone or the app.'),
          ],
        },
      ],
      [
        'PV-D500',
        'portavox',
        489,
        {
          variant: 1,
          count: 12,
          name: t(
            'Frente IP para edificio con teclado y rostro, 500 departamentos',
            'Building IP station with keypad and face, 500 flats',
          ),
          flow: 'project',
          stock: 'cedis',
          about: [
            t(
              'Pantalla de 8" con directorio, código, tarjeta y rostro.',
              'An 8" screen with directory, code, card and face.',
            ),
            t('Un solo frente atiende 500 departamentos.', 'One station serves 500 flats.'),
          ],
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
        'PV-M7',
        'portavox',
        128,
        {
          name: t('Monitor interior IP táctil 7" PoE', '7" touch IP indoor monitor, PoE'),
          about: [
            t(
              'Contesta frentes, ve cámaras y recibe ocho zonas de alarma.',
              'It answers stations, views cameras and takes eight alarm zones.',
            ),
            t('Se alimenta por el mismo cable de red.', 'It is powered by the same network cable.'),
          ],
        },
      ],
      [
        'PV-M10A',
        'portavox',
        239,
        {
          variant: 1,
          body: WHITE,
          name: t('Monitor interior Android 10" PoE', '10" Android indoor monitor, PoE'),
          stock: 'one',
          about: [
            t(
              'Pantalla de 10" donde se instalan aplicaciones de casa inteligente.',
              'A 10" screen that runs smart-home apps.',
            ),
            t('Montaje delgado sobre caja estándar.', 'A slim mount over a standard box.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    { ...accessory, category: 'interfonos', drawing: 'audio-intercom', guarantee: 12, margin: 'access', weight: 0.7 },
    [
      [
        'TC-AUD1',
        'tocaris',
        32,
        {
          name: t('Interfón de audio con auricular y frente metálico', 'Audio intercom with handset and metal station'),
          stock: 'plenty',
          about: [
            t(
              'El clásico de dos hilos que abre la chapa con un botón.',
              'The two-wire classic that opens the lock with one button.',
            ),
            t('Frente de aluminio contra vandalismo.', 'Vandal-resistant aluminium station.'),
          ],
        },
      ],
      [
        'TC-AUD4',
        'tocaris',
        118,
        {
          variant: 1,
          name: t('Interfón de audio para 4 departamentos', 'Four-flat audio intercom'),
          about: [
            t(
              'Un frente y cuatro auriculares con llamada privada.',
              'One station and four handsets with private call.',
            ),
            t('Crece hasta doce con ampliaciones.', 'It grows to twelve with extensions.'),
          ],
        },
      ],
      [
        'HC-BELL2',
        'halcyra',
        64,
        {
          drawing: 'doorbell',
          body: BLACK,
          name: t('Timbre Wi-Fi con video 2K y batería', '2K Wi-Fi video doorbell with battery'),
          news: true,
          about: [
            t(
              'Muestra de cuerpo entero a quien toca y avisa de paquetes.',
              'It shows callers head to toe and spots parcels.',
            ),
            t(
              'La batería dura cuatro meses y el timbre interior va incluido.',
              'The battery lasts four months; the indoor chime is included.',
            ),
          ],
        },
      ],
    ],
  ),
];
