import { t } from '../../text';
import { part } from '../families/cabling';
import { BLACK, GRAPHITE, products } from '../families/define';
import { battery, powerSupply, ups } from '../families/power';
import { says } from '../families/says';

/** Further backup, batteries, supplies and protection. */
export const powerGear = [
  ...products(ups, [
    [
      'VX-UPS2200L',
      'voltarix',
      268,
      {
        va: 2200,
        watts: 1320,
        outlets: 10,
        minutes: 15,
        extra: t(
          'Torre con pantalla giratoria y puerto de red opcional.',
          'A tower with turning screen and optional network port.',
        ),
        weight: 18,
        promo: [14, -4, 12],
      },
    ],
    [
      'VX-ON2000R',
      'voltarix',
      642,
      {
        va: 2000,
        watts: 1800,
        outlets: 8,
        minutes: 9,
        online: true,
        rack: true,
        category: 'ups-en-linea',
        extra: t(
          'Baterías que se cambian por el frente sin apagar.',
          'Batteries change from the front without a shutdown.',
        ),
        stock: 'cedis',
        weight: 24,
      },
    ],
    [
      'VX-ON6K',
      'voltarix',
      1780,
      {
        va: 6000,
        watts: 5400,
        outlets: 6,
        minutes: 8,
        online: true,
        category: 'ups-en-linea',
        extra: t('Para sites completos con entrada de 220 V.', 'For whole sites with 220 V input.'),
        flow: 'project',
        stock: 'out',
        weight: 62,
      },
    ],
  ]),
  ...products(battery, [
    [
      'EB-12-9',
      'enerbloc',
      22,
      {
        volts: 12,
        ah: '9',
        use: t('reemplazo de UPS y paneles', 'UPS and panel replacement'),
        stock: 'plenty',
        tiers: [[10, 17]],
      },
    ],
    [
      'EB-LI12-7',
      'enerbloc',
      48,
      {
        volts: 12,
        ah: '7',
        lithium: true,
        category: 'baterias-litio',
        use: t('paneles de alarma que pesan menos y duran más', 'alarm panels that weigh less and last longer'),
        body: '#1e6b3a',
        weight: 0.9,
      },
    ],
    [
      'EB-LI24-100',
      'enerbloc',
      689,
      {
        volts: 24,
        ah: '100',
        lithium: true,
        category: 'baterias-litio',
        use: t('repetidores y casetas', 'repeaters and booths'),
        body: '#1e6b3a',
        weight: 22,
        stock: 'one',
      },
    ],
  ]),
  ...products(powerSupply, [
    [
      'VX-F12-30X18',
      'voltarix',
      96,
      {
        volts: 12,
        amps: 30,
        outputs: 18,
        extra: t(
          'Salidas de 1.6 A para cámaras con infrarrojo potente.',
          '1.6 A outputs for cameras with strong infrared.',
        ),
        stock: 'cedis',
      },
    ],
    [
      'VX-A12-5',
      'voltarix',
      12.9,
      {
        volts: 12,
        amps: 5,
        outputs: 1,
        adapter: true,
        category: 'adaptadores',
        drawing: 'adapter',
        body: BLACK,
        extra: t(
          'Alimenta grabadores y cuatro cámaras con divisor.',
          'It feeds recorders and four cameras with a splitter.',
        ),
        stock: 'plenty',
        weight: 0.3,
      },
    ],
    [
      'VX-A24-1',
      'voltarix',
      11.5,
      {
        volts: 24,
        amps: 1,
        outputs: 1,
        adapter: true,
        category: 'adaptadores',
        drawing: 'adapter',
        body: BLACK,
        extra: t('Para electroimanes y videoporteros de 24 V.', 'For 24 V magnetic locks and intercoms.'),
        weight: 0.2,
      },
    ],
  ]),
  ...products(part, [
    [
      'VX-REG2000',
      'voltarix',
      54,
      {
        category: 'reguladores',
        drawing: 'regulator',
        body: GRAPHITE,
        count: 8,
        weight: 5.2,
        guarantee: 36,
        stock: 'plenty',
        ...says(
          t('Regulador de voltaje 2000 VA, 8 contactos', 'Voltage regulator 2000 VA, 8 outlets'),
          t('Protege centros de cómputo pequeños y pantallas.', 'It protects small computer rooms and displays.'),
          t('Supresor de 720 joules y puerto para línea telefónica.', 'A 720-joule suppressor and a telephone port.'),
        ),
      },
    ],
    [
      'VX-REG5000',
      'voltarix',
      238,
      {
        category: 'reguladores',
        drawing: 'regulator',
        variant: 1,
        body: BLACK,
        count: 2,
        weight: 19,
        guarantee: 36,
        stock: 'cedis',
        flow: 'on_request',
        ...says(
          t('Regulador de voltaje 5000 VA bifásico', 'Two-phase voltage regulator 5000 VA'),
          t('Conexión a bornes para cargas de 220 V.', 'Terminal connection for 220 V loads.'),
          t('Regula en etapas de relevador de estado sólido.', 'It regulates in solid-state relay steps.'),
        ),
      },
    ],
    [
      'VX-PDU8-M',
      'voltarix',
      118,
      {
        category: 'supresores',
        drawing: 'pdu',
        body: GRAPHITE,
        count: 8,
        weight: 2.1,
        guarantee: 24,
        ...says(
          t('Barra PDU medida por red, 8 contactos, 1 UR', 'Network-metered 8-outlet PDU, 1 RU'),
          t(
            'Reporta por red el consumo del rack y avisa antes de que salte la pastilla.',
            "It reports the rack's load over the network and warns before the breaker trips.",
          ),
          t('Cada contacto se enciende y apaga a distancia.', 'Each outlet switches on and off remotely.'),
        ),
      },
    ],
    [
      'HV-MPPT60',
      'heliavo',
      218,
      {
        category: 'solar',
        drawing: 'charge-controller',
        variant: 1,
        body: '#2a3038',
        weight: 3.8,
        guarantee: 24,
        news: true,
        ...says(
          t(
            'Controlador de carga MPPT 60 A 12 a 48 V con Bluetooth',
            'MPPT charge controller 60 A, 12 to 48 V, with Bluetooth',
          ),
          t('Reparte un arreglo de hasta 3,200 W.', 'It handles an array of up to 3,200 W.'),
          t('La app muestra la producción de cada hora.', "The app shows each hour's production."),
        ),
      },
    ],
    [
      'HV-P200',
      'heliavo',
      118,
      {
        category: 'solar',
        drawing: 'solar-panel',
        body: '#16305a',
        weight: 11.5,
        guarantee: 120,
        stock: 'plenty',
        ...says(
          t('Panel solar monocristalino 200 W', 'Monocrystalline solar panel 200 W'),
          t('Alimenta un radioenlace y dos cámaras todo el año.', 'It powers a radio link and two cameras all year.'),
          t('Caja de conexiones IP68 con cable de 90 cm.', 'An IP68 junction box with 90 cm leads.'),
        ),
      },
    ],
  ]),
];
