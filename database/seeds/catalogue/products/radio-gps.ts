import { t } from '../../text';
import { part } from '../families/cabling';
import { BLACK, products, WHITE, type Family } from '../families/define';

const radio: Family<{
  band: string;
  watts: number;
  channels: number;
  digital: boolean;
  ip: string;
  extra: ReturnType<typeof t>;
}> = {
  category: 'radios-portatiles',
  drawing: 'handheld-radio',
  guarantee: 24,
  margin: 'network',
  weight: 0.6,
  body: BLACK,
  variant: (s) => (s.digital ? 1 : 0),
  label: (s) => s.band,
  name: ({ band, watts, channels, digital }) =>
    t(
      `Radio portátil ${digital ? 'digital DMR' : 'analógico'} ${band}, ${watts} W, ${channels} canales`,
      `${digital ? 'Digital DMR' : 'Analogue'} ${band} handheld radio, ${watts} W, ${channels} channels`,
    ),
  about: ({ band, watts, digital, ip, extra }) => [
    t(
      `Transmite ${watts} W en ${band} y ${digital ? 'cancela el ruido de fondo por voz digital' : 'se oye claro en bodegas y obras'}.`,
      `It transmits ${watts} W on ${band} and ${digital ? 'cancels background noise with digital voice' : 'stays clear in warehouses and building sites'}.`,
    ),
    t(
      `Resistencia ${ip} y batería para un turno de doce horas.`,
      `${ip} resistance and a battery for a twelve-hour shift.`,
    ),
    extra,
  ],
};

export const radioGps = [
  ...products(radio, [
    [
      'TN-H16U',
      'tronavox',
      62,
      {
        band: 'UHF',
        watts: 4,
        channels: 16,
        digital: false,
        ip: 'IP54',
        extra: t('Incluye cargador, antena y clip.', 'Charger, antenna and clip included.'),
        stock: 'plenty',
        tiers: [
          [10, 20],
          [40, 26],
        ],
      },
    ],
    [
      'TN-H16V',
      'tronavox',
      62,
      {
        band: 'VHF',
        watts: 5,
        channels: 16,
        digital: false,
        ip: 'IP54',
        extra: t('Mejor alcance en campo abierto.', 'Better reach in open country.'),
      },
    ],
    [
      'TN-D200U',
      'tronavox',
      189,
      {
        band: 'UHF',
        watts: 4,
        channels: 200,
        digital: true,
        ip: 'IP67',
        extra: t('Pantalla a color, mensajes de texto y hombre caído.', 'Colour screen, text messages and man-down.'),
        news: true,
        body: '#2b2f35',
      },
    ],
    [
      'TN-D64V',
      'tronavox',
      148,
      {
        band: 'VHF',
        watts: 5,
        channels: 64,
        digital: true,
        ip: 'IP68',
        extra: t(
          'Migra de analógico a digital canal por canal.',
          'It moves from analogue to digital channel by channel.',
        ),
        promo: [13, -3, 19],
      },
    ],
    [
      'TN-PTT4G',
      'tronavox',
      132,
      {
        band: '4G LTE',
        watts: 2,
        channels: 999,
        digital: true,
        ip: 'IP54',
        extra: t(
          'Habla por la red celular en todo el país con una SIM de datos.',
          'Talk over the cellular network nationwide with a data SIM.',
        ),
        variant: 2,
        stock: 'cedis',
      },
    ],
    [
      'TN-H8F',
      'tronavox',
      29,
      {
        band: 'FRS',
        watts: 0.5,
        channels: 22,
        digital: false,
        ip: 'IP54',
        extra: t('Uso libre sin licencia, con baterías AA.', 'Licence-free, with AA batteries.'),
        body: '#e0a100',
        stage: 4,
        stock: 'outlet',
      },
    ],
  ]),
  ...products(
    { ...part, category: 'radios-moviles', drawing: 'mobile-radio', guarantee: 24, margin: 'network', weight: 1.8 },
    [
      [
        'TN-M50U',
        'tronavox',
        168,
        {
          name: t('Radio móvil UHF 45 W, 128 canales', 'UHF mobile radio 45 W, 128 channels'),
          about: [
            t(
              'Base o vehículo, con pantalla grande y altavoz frontal de 4 W.',
              'Base or vehicle, with a big screen and a 4 W front speaker.',
            ),
            t('Micrófono, soporte y cable incluidos.', 'Microphone, bracket and cable included.'),
          ],
        },
      ],
      [
        'TN-MD50V',
        'tronavox',
        289,
        {
          variant: 1,
          name: t('Radio móvil digital VHF 50 W, 1024 canales', 'Digital VHF mobile radio 50 W, 1024 channels'),
          stock: 'cedis',
          about: [
            t(
              'DMR con GPS integrado que reporta la posición de la unidad.',
              "DMR with built-in GPS that reports the unit's position.",
            ),
            t('Dos conversaciones en una sola frecuencia.', 'Two conversations on one frequency.'),
          ],
        },
      ],
      [
        'SC-RPT50U',
        'sierracom',
        1180,
        {
          drawing: 'repeater',
          weight: 14,
          name: t('Repetidor UHF 50 W analógico y digital, 2 UR', 'UHF repeater 50 W, analogue and digital, 2 RU'),
          flow: 'project',
          stock: 'one',
          about: [
            t('Trabajo continuo a 50 W con duplexor interno.', 'Continuous duty at 50 W with internal duplexer.'),
            t('Se enlaza por IP con otros repetidores.', 'It links to other repeaters over IP.'),
          ],
        },
      ],
    ],
  ),
  ...products({ ...part, category: 'antenas', drawing: 'antenna', weight: 1.1, body: WHITE }, [
    [
      'SC-OMNI6U',
      'sierracom',
      88,
      {
        name: t('Antena base UHF de fibra de vidrio 6 dBi', 'UHF fibreglass base antenna 6 dBi'),
        about: [
          t(
            'Cobertura de 360° desde azotea, con conector N hembra.',
            '360° coverage from a rooftop, with N female connector.',
          ),
          t('Soporta vientos de 200 km/h.', 'It stands 200 km/h winds.'),
        ],
      },
    ],
    [
      'SC-MAG3V',
      'sierracom',
      24,
      {
        variant: 1,
        body: BLACK,
        name: t(
          'Antena móvil VHF con base magnética y 4 m de cable',
          'VHF mobile antenna with magnetic base and 4 m cable',
        ),
        stock: 'plenty',
        about: [
          t('Se coloca en el techo sin perforar.', 'It sits on the roof without drilling.'),
          t('Varilla de acero inoxidable de un cuarto de onda.', 'Quarter-wave stainless steel whip.'),
        ],
      },
    ],
  ]),
  ...products({ ...part, category: 'audio-y-carga', drawing: 'speaker-mic', weight: 0.2 }, [
    [
      'KN-MIC2',
      'kanalis',
      18.9,
      {
        name: t(
          'Micrófono bocina con clip giratorio, conector de 2 pines',
          'Speaker microphone with swivel clip, 2-pin plug',
        ),
        stock: 'plenty',
        tiers: [[10, 20]],
        about: [
          t('Bocina de 1 W que se oye sobre el tránsito.', 'A 1 W speaker heard over traffic.'),
          t('Salida de 3.5 mm para audífono discreto.', '3.5 mm output for a discreet earpiece.'),
        ],
      },
    ],
    [
      'KN-EAR-T',
      'kanalis',
      11.5,
      {
        drawing: 'earpiece',
        name: t('Audífono de tubo acústico con PTT', 'Acoustic tube earpiece with PTT'),
        stock: 'plenty',
        about: [
          t('Tubo transparente para escoltas y hostelería.', 'A clear tube for escorts and hospitality.'),
          t('Micrófono con botón de hablar en la solapa.', 'Lapel microphone with talk button.'),
        ],
      },
    ],
    [
      'KN-CHG6',
      'kanalis',
      84,
      {
        drawing: 'multi-charger',
        count: 6,
        weight: 2.1,
        name: t('Cargador múltiple de 6 posiciones', 'Six-way multi-charger'),
        stock: 'normal',
        about: [
          t(
            'Carga seis radios en tres horas y cuida cada batería por separado.',
            'It charges six radios in three hours and minds each battery on its own.',
          ),
          t('Compatible con las series H16 y D200.', 'For the H16 and D200 series.'),
        ],
      },
    ],
  ]),
  ...products(
    { ...part, category: 'rastreadores', drawing: 'gps-tracker', guarantee: 18, margin: 'network', weight: 0.2 },
    [
      [
        'GT-100',
        'geotrazo',
        29,
        {
          name: t('Rastreador GPS 4G para vehículo con paro de motor', '4G vehicle GPS tracker with engine cut'),
          stock: 'plenty',
          tiers: [
            [20, 22],
            [100, 30],
          ],
          about: [
            t(
              'Reporta cada 10 segundos y corta la bomba de gasolina por relevador.',
              'It reports every 10 seconds and cuts the fuel pump by relay.',
            ),
            t('Guarda el recorrido cuando no hay señal.', 'It stores the route without signal.'),
          ],
        },
      ],
      [
        'GT-OBD',
        'geotrazo',
        36,
        {
          variant: 1,
          name: t('Rastreador GPS 4G de puerto OBD-II', '4G OBD-II GPS tracker'),
          about: [
            t('Se conecta en un minuto y lee fallas del motor.', 'It plugs in a minute and reads engine faults.'),
            t('Avisa si lo desconectan.', 'It warns when unplugged.'),
          ],
        },
      ],
      [
        'GT-MAG10',
        'geotrazo',
        74,
        {
          variant: 2,
          name: t('Rastreador GPS magnético con batería de 10,000 mAh', 'Magnetic GPS tracker with 10,000 mAh battery'),
          news: true,
          about: [
            t(
              'Imán y batería para tres meses en cajas y remolques.',
              'Magnet and battery for three months on trailers.',
            ),
            t('Carcasa IP67.', 'IP67 housing.'),
          ],
        },
      ],
      [
        'GT-TEMP2',
        'geotrazo',
        58,
        {
          variant: 1,
          body: WHITE,
          name: t('Rastreador GPS con dos sondas de temperatura', 'GPS tracker with two temperature probes'),
          stock: 'one',
          about: [
            t(
              'Vigila cadena de frío con dos sondas y registro cada minuto.',
              'It watches the cold chain with two probes and a log every minute.',
            ),
            t('Genera el reporte de viaje en PDF.', 'It makes the trip report as PDF.'),
          ],
        },
      ],
    ],
  ),
  ...products({ ...part, category: 'video-movil', drawing: 'dashcam', guarantee: 18, margin: 'camera', weight: 0.5 }, [
    [
      'ST-DC2',
      'satelon',
      132,
      {
        name: t('Cámara de tablero doble 4G con alertas de conducción', 'Dual 4G dashcam with driving alerts'),
        news: true,
        about: [
          t(
            'Graba camino y cabina, y avisa al conductor si se distrae o cabecea.',
            'It records road and cab and warns a distracted or drowsy driver.',
          ),
          t('Sube el evento a la nube en segundos.', 'It uploads the event in seconds.'),
        ],
      },
    ],
    [
      'ST-MDVR4',
      'satelon',
      268,
      {
        drawing: 'recorder',
        variant: 2,
        weight: 1.9,
        name: t('Grabador móvil 4 canales 1080p con 4G y GPS', 'Four-channel 1080p mobile recorder with 4G and GPS'),
        stock: 'cedis',
        about: [
          t(
            'Resiste vibración y apagones bruscos en camiones y patrullas.',
            'It stands vibration and sudden power loss in trucks and patrol cars.',
          ),
          t('Graba en disco o memoria SD y transmite en vivo.', 'It records to disk or SD card and streams live.'),
        ],
      },
    ],
    [
      'ST-CAMV',
      'satelon',
      39,
      {
        drawing: 'dome',
        weight: 0.3,
        name: t('Cámara domo para vehículo AHD 1080p con micrófono', 'AHD 1080p vehicle dome camera with microphone'),
        about: [
          t(
            'Conector de aviación de 4 pines que no se afloja con la vibración.',
            'A 4-pin aviation plug that vibration does not loosen.',
          ),
          t('Infrarrojo de 10 m para la cabina.', '10 m infrared for the cab.'),
        ],
      },
    ],
  ]),
];
