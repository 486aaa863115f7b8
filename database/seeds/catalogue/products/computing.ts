import { t } from '../../text';
import { part } from '../families/cabling';
import { BLACK, GRAPHITE, products } from '../families/define';

export const computing = [
  ...products(
    {
      ...part,
      category: 'laptops',
      drawing: 'laptop',
      body: '#b9c0c8',
      guarantee: 12,
      margin: 'computing',
      weight: 2.4,
    },
    [
      [
        'AN-N14-I5',
        'andesk',
        648,
        {
          name: t(
            'Laptop 14" Core i5, 16 GB, SSD 512 GB, Windows 11 Pro',
            '14" laptop, Core i5, 16 GB, 512 GB SSD, Windows 11 Pro',
          ),
          about: [
            t(
              'Cuerpo de aluminio de 1.4 kg con teclado en español retroiluminado.',
              '1.4 kg aluminium body with backlit Spanish keyboard.',
            ),
            t('Batería para diez horas de oficina.', 'A battery for ten office hours.'),
          ],
        },
      ],
      [
        'AN-N15-R5',
        'andesk',
        529,
        {
          body: '#4a515b',
          variant: 1,
          name: t('Laptop 15.6" Ryzen 5, 8 GB, SSD 512 GB', '15.6" laptop, Ryzen 5, 8 GB, 512 GB SSD'),
          promo: [6, -3, 12],
          about: [
            t('Pantalla Full HD antirreflejo y teclado numérico.', 'Anti-glare Full HD screen and numeric keypad.'),
            t('Dos ranuras de memoria para crecer a 32 GB.', 'Two memory slots to grow to 32 GB.'),
          ],
        },
      ],
      [
        'AN-N16-I7',
        'andesk',
        1089,
        {
          body: '#2b2f35',
          variant: 2,
          name: t('Laptop 16" Core i7, 32 GB, SSD 1 TB', '16" laptop, Core i7, 32 GB, 1 TB SSD'),
          stock: 'one',
          about: [
            t(
              'Estación portátil para configurar proyectos grandes en sitio.',
              'A portable station to set up large projects on site.',
            ),
            t('Puerto RJ45 de 2.5 G integrado.', 'Built-in 2.5G RJ45 port.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    {
      ...part,
      category: 'mini-pc',
      drawing: 'mini-pc',
      body: GRAPHITE,
      guarantee: 12,
      margin: 'computing',
      weight: 1.1,
    },
    [
      [
        'AN-M1-N100',
        'andesk',
        189,
        {
          name: t('Mini PC N100, 8 GB, SSD 256 GB, doble HDMI', 'N100 mini PC, 8 GB, 256 GB SSD, dual HDMI'),
          stock: 'plenty',
          about: [
            t(
              'Mueve dos pantallas de monitoreo y se atornilla detrás del monitor.',
              'It drives two monitoring screens and bolts behind the display.',
            ),
            t('Consume 15 W.', 'It uses 15 W.'),
          ],
        },
      ],
      [
        'AN-M2-I5',
        'andesk',
        418,
        {
          variant: 1,
          name: t(
            'Mini PC Core i5, 16 GB, SSD 512 GB, Windows 11 Pro',
            'Core i5 mini PC, 16 GB, 512 GB SSD, Windows 11 Pro',
          ),
          about: [
            t('Cliente de video para muros de nueve cámaras 4K.', 'A video client for walls of nine 4K cameras.'),
            t('Dos puertos de red para separar cámaras y oficina.', 'Two network ports keep cameras and office apart.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'servidores', drawing: 'server', guarantee: 36, margin: 'computing', weight: 16, body: BLACK },
    [
      [
        'CT-VMS32',
        'cumbretek',
        2290,
        {
          count: 4,
          name: t('Servidor de video 1 UR, 32 cámaras, 4 bahías', '1 RU video server, 32 cameras, 4 bays'),
          stock: 'cedis',
          flow: 'project',
          about: [
            t(
              'Llega con sistema operativo y software de video instalados para 32 cámaras.',
              'It comes with operating system and video software set up for 32 cameras.',
            ),
            t('Bahías en caliente y fuente de 500 W.', 'Hot-swap bays and a 500 W supply.'),
          ],
        },
      ],
      [
        'CT-VMS128',
        'cumbretek',
        5480,
        {
          count: 12,
          variant: 1,
          name: t(
            'Servidor de video 2 UR, 128 cámaras, 12 bahías RAID',
            '2 RU video server, 128 cameras, 12 RAID bays',
          ),
          stock: 'none',
          flow: 'project',
          about: [
            t(
              'RAID 6 por hardware y doble fuente para centros de monitoreo.',
              'Hardware RAID 6 and dual supplies for monitoring centres.',
            ),
            t('Ampliable a 240 TB.', 'Expandable to 240 TB.'),
          ],
        },
      ],
    ],
  ),
  ...products({ ...part, category: 'monitores', drawing: 'monitor', guarantee: 36, margin: 'computing', weight: 4.2 }, [
    [
      'PX-22S',
      'pixelar',
      98,
      {
        name: t('Monitor 22" Full HD para videovigilancia 24/7', '22" Full HD 24/7 surveillance monitor'),
        stock: 'plenty',
        about: [
          t('Panel para uso continuo con HDMI, VGA y BNC.', 'Continuous-duty panel with HDMI, VGA and BNC.'),
          t('Bocinas y soporte VESA de 100 mm.', 'Speakers and 100 mm VESA mount.'),
        ],
      },
    ],
    [
      'PX-27Q',
      'pixelar',
      186,
      {
        variant: 1,
        name: t('Monitor 27" QHD para oficina con altura ajustable', '27" QHD office monitor with height stand'),
        about: [
          t(
            '2560 x 1440 con USB-C que carga la laptop a 65 W.',
            '2560 x 1440 with USB-C that charges a laptop at 65 W.',
          ),
          t('Gira a vertical para hojas largas.', 'It pivots for long sheets.'),
        ],
      },
    ],
    [
      'PX-43U',
      'pixelar',
      398,
      {
        variant: 2,
        weight: 11,
        name: t('Monitor 43" 4K para muro de video 24/7', '43" 4K 24/7 video-wall monitor'),
        promo: [8, -4, 15],
        about: [
          t('Marco de 9 mm y encendido en cascada para armar muros.', '9 mm bezel and sequenced start to build walls.'),
          t('Control por RS-232 y red.', 'Controlled over RS-232 and network.'),
        ],
      },
    ],
    [
      'PX-55W',
      'pixelar',
      890,
      {
        variant: 2,
        weight: 24,
        name: t('Pantalla 55" para videowall, marco de 3.5 mm', '55" video-wall display, 3.5 mm bezel'),
        flow: 'project',
        stock: 'out',
        about: [
          t('500 nits y calibración de color de fábrica.', '500 nits and factory colour calibration.'),
          t('Se vende por pieza, con montaje de empuje opcional.', 'Sold by the piece, push mount optional.'),
        ],
      },
    ],
  ]),
  ...products(
    { ...part, category: 'ssd', drawing: 'ssd', guarantee: 36, margin: 'computing', weight: 0.08, body: '#2b3036' },
    [
      [
        'GR-S480',
        'granitum',
        36,
        {
          name: t('SSD 480 GB SATA 2.5"', '480 GB SATA 2.5" SSD'),
          stock: 'plenty',
          about: [
            t('Reduce el arranque de la PC a segundos.', 'It cuts PC start-up to seconds.'),
            t('Lectura de 550 MB/s.', '550 MB/s reads.'),
          ],
        },
      ],
      [
        'GR-N1T',
        'granitum',
        79,
        {
          variant: 1,
          name: t('SSD 1 TB NVMe M.2 Gen4', '1 TB NVMe M.2 Gen4 SSD'),
          stock: 'plenty',
          tiers: [[10, 8]],
          about: [
            t('5,000 MB/s para analítica y edición de video.', '5,000 MB/s for analytics and video editing.'),
            t('Resistencia de 600 TBW.', '600 TBW endurance.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'perifericos', drawing: 'keyboard', guarantee: 12, margin: 'computing', weight: 0.8 },
    [
      [
        'LM-KBM',
        'lineam',
        14.9,
        {
          name: t('Teclado y ratón inalámbricos en español', 'Spanish wireless keyboard and mouse'),
          stock: 'plenty',
          about: [
            t('Un solo receptor USB para ambos y pilas incluidas.', 'One USB receiver for both, batteries included.'),
            t('Teclas silenciosas y resistentes a derrames.', 'Quiet, spill-resistant keys.'),
          ],
        },
      ],
      [
        'LM-HDMI5',
        'lineam',
        6.9,
        {
          drawing: 'patch-cord',
          variant: 1,
          body: '#23272d',
          weight: 0.2,
          name: t('Cable HDMI 2.0 4K, 5 m', '4K HDMI 2.0 cable, 5 m'),
          stock: 'plenty',
          tiers: [[20, 18]],
          about: [
            t('Transmite 4K a 60 Hz con malla doble.', 'It carries 4K at 60 Hz with double shielding.'),
            t('Conectores dorados.', 'Gold-plated plugs.'),
          ],
        },
      ],
      [
        'GEN-MUSB',
        'generico',
        3.9,
        {
          drawing: 'mouse',
          weight: 0.1,
          name: t('Ratón óptico USB', 'USB optical mouse'),
          stock: 'plenty',
          inactive: true,
          about: [
            t(
              'Ratón de tres botones para grabadores y computadoras.',
              'Three-button mouse for recorders and computers.',
            ),
            t('Cable de 1.5 m.', '1.5 m cable.'),
          ],
        },
      ],
      [
        'GEN-HUB4',
        'generico',
        9.9,
        {
          drawing: 'usb-hub',
          count: 4,
          weight: 0.1,
          name: t('Concentrador USB 3.0 de 4 puertos', 'Four-port USB 3.0 hub'),
          hidden: true,
          about: [
            t('Cuatro puertos de 5 Gbps con cable de 30 cm.', 'Four 5 Gbps ports on a 30 cm lead.'),
            t('Cuerpo de aluminio.', 'Aluminium body.'),
          ],
        },
      ],
    ],
  ),
];
