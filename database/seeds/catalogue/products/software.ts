import { t } from '../../text';
import { products } from '../families/define';
import { software } from '../families/software';

const subscription = { type: 'subscription', monthly: true, stock: 'none' } as const;
const licence = { type: 'service', stock: 'none' } as const;

export const softwareProducts = products(software, [
  [
    'NB-REC7',
    'nimbaro',
    2.9,
    {
      ...subscription,
      what: t('de grabación en la nube de 7 días', '7-day cloud recording'),
      per: t('por cámara', 'per camera'),
      does: t(
        'Guarda el video cifrado fuera del sitio, aunque se lleven el grabador.',
        'It keeps encrypted video off site, even if the recorder is taken.',
      ),
      extra: t('Compatible con cámaras ONVIF por RTSP.', 'It works with ONVIF cameras over RTSP.'),
    },
  ],
  [
    'NB-REC30',
    'nimbaro',
    6.9,
    {
      ...subscription,
      what: t('de grabación en la nube de 30 días', '30-day cloud recording'),
      per: t('por cámara', 'per camera'),
      does: t(
        'Un mes de video con búsqueda por persona, vehículo y color.',
        'A month of video with search by person, vehicle and colour.',
      ),
      extra: t('Comparte un tramo con una liga que caduca.', 'Share a clip by a link that expires.'),
      news: true,
    },
  ],
  [
    'GT-PLAT',
    'geotrazo',
    4.5,
    {
      ...subscription,
      what: t('de plataforma de rastreo', 'tracking platform'),
      per: t('por vehículo', 'per vehicle'),
      does: t(
        'Mapas, geocercas y reportes de la flotilla desde cualquier navegador.',
        'Maps, geofences and fleet reports from any browser.',
      ),
      extra: t('Incluye la tarjeta SIM y los datos.', 'The SIM card and data are included.'),
    },
  ],
  [
    'ST-PLAT-V',
    'satelon',
    12.5,
    {
      ...subscription,
      what: t('de video en vivo para flotilla', 'live fleet video'),
      per: t('por unidad', 'per unit'),
      does: t(
        'Muestra en vivo la cabina y guarda los eventos de manejo.',
        'It shows the cab live and keeps driving events.',
      ),
      extra: t('Incluye 3 GB de datos al mes.', 'It includes 3 GB of data a month.'),
    },
  ],
  [
    'BT-CLOUD50',
    'biotakt',
    18,
    {
      ...subscription,
      what: t('de asistencia en la nube', 'cloud time and attendance'),
      per: t('hasta 50 empleados', 'up to 50 employees'),
      does: t(
        'Calcula retardos, horas extra y prenómina de todas las sucursales.',
        'It works out lateness, overtime and pre-payroll for every branch.',
      ),
      extra: t('Exporta a los sistemas de nómina más usados.', 'It exports to the most common payroll systems.'),
    },
  ],
  [
    'VK-VMS-1C',
    'vikron',
    48,
    {
      ...licence,
      what: t('de software de video', 'video software'),
      per: t('1 canal', '1 channel'),
      does: t('Agrega una cámara al centro de monitoreo.', 'It adds a camera to the monitoring centre.'),
      extra: t('Sin costo anual de mantenimiento.', 'No yearly maintenance.'),
    },
  ],
  [
    'VK-VMS-64C',
    'vikron',
    2380,
    {
      ...licence,
      what: t('de software de video', 'video software'),
      per: t('64 canales', '64 channels'),
      does: t(
        'Base para centros de monitoreo con muro de video y mapas.',
        'The base for monitoring centres with video wall and maps.',
      ),
      extra: t('Incluye cinco clientes simultáneos.', 'It includes five simultaneous clients.'),
      flow: 'project',
    },
  ],
  [
    'PK-SOFT-16',
    'portika',
    420,
    {
      ...licence,
      what: t('de software de acceso', 'access software'),
      per: t('16 puertas', '16 doors'),
      does: t(
        'Administra credenciales, horarios y visitas desde un servidor propio.',
        'It manages credentials, schedules and visitors from your own server.',
      ),
      extra: t('Reportes de quién entró y quién sigue adentro.', 'Reports of who entered and who is still inside.'),
    },
  ],
]);
