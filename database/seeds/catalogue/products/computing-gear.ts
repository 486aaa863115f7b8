import { t } from '../../text';
import { part } from '../families/cabling';
import { BLACK, GRAPHITE, products } from '../families/define';
import { says } from '../families/says';

/** Further computers, screens and peripherals. */
export const computingGear = [
  ...products(
    {
      ...part,
      category: 'laptops',
      drawing: 'laptop',
      body: '#c3c8cf',
      guarantee: 12,
      margin: 'computing',
      weight: 2.2,
    },
    [
      [
        'AN-N14-N305',
        'andesk',
        389,
        {
          stock: 'plenty',
          ...says(
            t('Laptop 14" Core i3, 8 GB, SSD 256 GB', '14" laptop, Core i3, 8 GB, 256 GB SSD'),
            t('Ligera y suficiente para ventas y cotizaciones.', 'Light and enough for sales and quotes.'),
            t('Carga por USB-C en una hora.', 'It charges over USB-C in an hour.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'mini-pc', drawing: 'mini-pc', body: BLACK, guarantee: 12, margin: 'computing', weight: 1 },
    [
      [
        'AN-M1-N200W',
        'andesk',
        238,
        {
          ...says(
            t(
              'Mini PC N200 con Windows 11 Pro, 16 GB, SSD 512 GB',
              'N200 mini PC with Windows 11 Pro, 16 GB, 512 GB SSD',
            ),
            t('Silenciosa y lista para punto de venta.', 'Silent and ready for point of sale.'),
            t('Dos puertos serie para básculas y lectores.', 'Two serial ports for scales and readers.'),
          ),
        },
      ],
      [
        'AN-M3-FAN',
        'andesk',
        468,
        {
          variant: 1,
          body: GRAPHITE,
          stock: 'cedis',
          ...says(
            t('Mini PC industrial sin ventilador, Core i3, riel DIN', 'Fanless industrial mini PC, Core i3, DIN rail'),
            t('Trabaja de -20 a 60 °C dentro de tableros.', 'It works from -20 to 60 °C inside cabinets.'),
            t('Cuatro puertos de red y dos RS-485.', 'Four network ports and two RS-485.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'servidores', drawing: 'server', guarantee: 36, margin: 'computing', weight: 12, body: BLACK },
    [
      [
        'CT-VMS16',
        'cumbretek',
        1290,
        {
          count: 2,
          stock: 'one',
          ...says(
            t('Servidor de video en torre, 16 cámaras, 2 bahías', 'Tower video server, 16 cameras, 2 bays'),
            t('Cabe en oficina y trabaja en silencio.', 'It fits an office and runs quietly.'),
            t('Espejo de discos por hardware.', 'Hardware disk mirroring.'),
          ),
        },
      ],
      [
        'CT-VMS64',
        'cumbretek',
        3680,
        {
          count: 8,
          variant: 1,
          flow: 'project',
          stock: 'out',
          ...says(
            t('Servidor de video 2 UR, 64 cámaras, 8 bahías RAID', '2 RU video server, 64 cameras, 8 RAID bays'),
            t('RAID 5 con caché protegida y doble fuente.', 'RAID 5 with protected cache and dual supply.'),
            t('Tarjeta gráfica para analítica de 16 canales.', 'A graphics card for 16-channel analytics.'),
          ),
        },
      ],
    ],
  ),
  ...products({ ...part, category: 'monitores', drawing: 'monitor', guarantee: 36, margin: 'computing', weight: 3.6 }, [
    [
      'PX-24F',
      'pixelar',
      112,
      {
        stock: 'plenty',
        tiers: [[10, 7]],
        ...says(
          t('Monitor 24" Full HD de 100 Hz para oficina', '24" 100 Hz Full HD office monitor'),
          t('Panel IPS sin parpadeo con HDMI y DisplayPort.', 'A flicker-free IPS panel with HDMI and DisplayPort.'),
          t('Base que se arma sin herramienta.', 'A base that fits without tools.'),
        ),
      },
    ],
    [
      'PX-32U',
      'pixelar',
      268,
      {
        variant: 1,
        weight: 6.5,
        stock: 'outlet',
        ...says(
          t('Monitor 32" 4K para centro de monitoreo', '32" 4K monitor for control rooms'),
          t('Muestra dieciséis cámaras con detalle.', 'It shows sixteen cameras in detail.'),
          t('Divide la pantalla entre dos equipos.', 'It splits the screen between two computers.'),
        ),
      },
    ],
  ]),
  ...products(
    { ...part, category: 'ssd', drawing: 'ssd', guarantee: 36, margin: 'computing', weight: 0.08, body: '#2b3036' },
    [
      [
        'GR-S960',
        'granitum',
        58,
        {
          stock: 'plenty',
          ...says(
            t('SSD 960 GB SATA 2.5"', '960 GB SATA 2.5" SSD'),
            t('Para computadoras y grabadores móviles.', 'For computers and mobile recorders.'),
            t('Escritura sostenida de 480 MB/s.', '480 MB/s sustained writes.'),
          ),
        },
      ],
      [
        'GR-N2T',
        'granitum',
        138,
        {
          variant: 1,
          ...says(
            t('SSD 2 TB NVMe M.2 Gen4', '2 TB NVMe M.2 Gen4 SSD'),
            t('Lectura de 7,000 MB/s con disipador delgado.', '7,000 MB/s reads with a slim heatsink.'),
            t('Resistencia de 1,200 TBW.', '1,200 TBW endurance.'),
          ),
        },
      ],
      [
        'GR-N500',
        'granitum',
        44,
        {
          variant: 1,
          stage: 4,
          fixed: 39.9,
          stock: 'outlet',
          ...says(
            t('SSD 500 GB NVMe M.2 Gen3', '500 GB NVMe M.2 Gen3 SSD'),
            t('Actualización económica para equipos de oficina.', 'An economic upgrade for office computers.'),
            t('Lectura de 3,200 MB/s.', '3,200 MB/s reads.'),
          ),
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'perifericos', drawing: 'keyboard', guarantee: 12, margin: 'computing', weight: 0.6 },
    [
      [
        'LM-HDMI10',
        'lineam',
        12.9,
        {
          drawing: 'patch-cord',
          variant: 1,
          body: '#3a4048',
          weight: 0.5,
          ...says(
            t('Cable HDMI 2.0 4K, 10 m', '4K HDMI 2.0 cable, 10 m'),
            t('Conductor reforzado para instalaciones en muro.', 'Heavier conductors for in-wall runs.'),
            t('Conectores con seguro de fricción.', 'Friction-lock plugs.'),
          ),
        },
      ],
      [
        'LM-MUSW',
        'lineam',
        8.9,
        {
          drawing: 'mouse',
          weight: 0.1,
          stock: 'plenty',
          tiers: [[20, 8]],
          ...says(
            t('Ratón inalámbrico silencioso', 'Silent wireless mouse'),
            t('Clic que no se oye en salas de monitoreo.', 'A click nobody hears in control rooms.'),
            t('Una pila AA dura dieciocho meses.', 'One AA battery lasts eighteen months.'),
          ),
        },
      ],
    ],
  ),
];
