import { t } from '../../text';
import { part } from '../families/cabling';
import { products, WHITE } from '../families/define';

export const automation = [
  ...products(
    {
      ...part,
      category: 'apagadores',
      drawing: 'wall-switch',
      body: WHITE,
      guarantee: 12,
      margin: 'access',
      weight: 0.2,
    },
    [
      [
        'DM-SW1',
        'domaris',
        14.9,
        {
          count: 1,
          name: t('Apagador inteligente Wi-Fi de 1 vía', 'One-gang Wi-Fi smart switch'),
          stock: 'plenty',
          about: [
            t(
              'Cabe en la caja estándar y trabaja con o sin neutro.',
              'It fits a standard box and works with or without neutral.',
            ),
            t('Horarios y voz desde el celular.', 'Schedules and voice from the phone.'),
          ],
        },
      ],
      [
        'DM-SW3',
        'domaris',
        21.5,
        {
          count: 3,
          name: t('Apagador inteligente Wi-Fi de 3 vías', 'Three-gang Wi-Fi smart switch'),
          stock: 'plenty',
          tiers: [[20, 22]],
          about: [
            t('Tres cargas en una placa de vidrio templado.', 'Three loads on a tempered glass plate.'),
            t('Recuerda su estado después de un apagón.', 'It remembers its state after a blackout.'),
          ],
        },
      ],
      [
        'DM-DIM1',
        'domaris',
        26,
        {
          count: 1,
          variant: 1,
          name: t('Atenuador inteligente Zigbee para LED', 'Zigbee smart dimmer for LEDs'),
          news: true,
          about: [
            t('Atenúa focos LED sin parpadeo de 3 a 100 %.', 'It dims LED bulbs from 3 to 100 % without flicker.'),
            t('Escenas locales aunque falle Internet.', 'Local scenes even when the Internet fails.'),
          ],
        },
      ],
      [
        'DM-PLUG',
        'domaris',
        12.9,
        {
          drawing: 'smart-plug',
          name: t('Contacto inteligente Wi-Fi con medición de consumo', 'Wi-Fi smart plug with energy metering'),
          stock: 'plenty',
          about: [
            t(
              'Dice cuánto gasta cada aparato y lo apaga a distancia.',
              'It tells what each appliance uses and turns it off remotely.',
            ),
            t('Soporta 15 A.', 'Rated 15 A.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    {
      ...part,
      category: 'sensores-zigbee',
      drawing: 'mini-sensor',
      body: WHITE,
      guarantee: 12,
      margin: 'access',
      weight: 0.08,
    },
    [
      [
        'DM-ZTH',
        'domaris',
        13.5,
        {
          name: t('Sensor Zigbee de temperatura y humedad', 'Zigbee temperature and humidity sensor'),
          about: [
            t('Vigila cuartos de servidores y refrigeradores.', 'It watches server rooms and fridges.'),
            t('Precisión de 0.3 °C y dos años de pila.', '0.3 °C accuracy and two years of battery.'),
          ],
        },
      ],
      [
        'DM-ZFL',
        'domaris',
        15.9,
        {
          variant: 1,
          name: t('Sensor Zigbee de fuga de agua', 'Zigbee water leak sensor'),
          about: [
            t('Avisa al primer charco bajo tinacos y lavabos.', 'It warns at the first puddle under tanks and sinks.'),
            t('Puede cerrar la llave motorizada.', 'It can close a motorised valve.'),
          ],
        },
      ],
      [
        'DM-ZMO',
        'domaris',
        17.5,
        {
          variant: 2,
          name: t('Sensor Zigbee de presencia por radar', 'Zigbee radar presence sensor'),
          news: true,
          stock: 'one',
          about: [
            t(
              'Nota a una persona sentada e inmóvil, así la luz no se apaga.',
              'It notices someone sitting still, so lights stay on.',
            ),
            t('Ajuste de zona y distancia desde la app.', 'Zone and distance set from the app.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    {
      ...part,
      category: 'concentradores',
      drawing: 'alarm-hub',
      body: WHITE,
      guarantee: 12,
      margin: 'access',
      weight: 0.3,
    },
    [
      [
        'DM-HUB1',
        'domaris',
        42,
        {
          name: t('Concentrador Zigbee y Bluetooth con Ethernet', 'Zigbee and Bluetooth hub with Ethernet'),
          about: [
            t(
              'Reúne hasta 128 dispositivos y guarda las escenas en casa.',
              'It gathers up to 128 devices and keeps scenes at home.',
            ),
            t('Compatible con Matter.', 'Works with Matter.'),
          ],
        },
      ],
      [
        'DM-IR1',
        'domaris',
        16.5,
        {
          variant: 1,
          body: '#23272d',
          name: t('Control infrarrojo universal Wi-Fi', 'Universal Wi-Fi infrared remote'),
          promo: [10, -2, 14],
          about: [
            t('Enciende minisplits y televisores desde la app.', 'It turns on air conditioners and TVs from the app.'),
            t('Aprende los códigos del control original.', 'It learns the codes of the original remote.'),
          ],
        },
      ],
    ],
  ),
  ...products(
    { ...part, category: 'reles', drawing: 'relay', body: '#1f5e3b', guarantee: 12, margin: 'access', weight: 0.15 },
    [
      [
        'RL-1C12',
        'releon',
        7.9,
        {
          count: 1,
          name: t('Módulo relevador 12 Vcc de 1 canal con base', 'One-channel 12 Vdc relay module with base'),
          stock: 'plenty',
          about: [
            t(
              'Contacto de 10 A para chapas, luces y motores pequeños.',
              '10 A contact for locks, lights and small motors.',
            ),
            t('Optoacoplado: protege la salida del panel.', "Opto-isolated, it protects the panel's output."),
          ],
        },
      ],
      [
        'RL-8C12',
        'releon',
        34,
        {
          count: 8,
          name: t('Tarjeta de 8 relevadores por red con página web', 'Eight-relay network board with web page'),
          about: [
            t('Se maneja por HTTP, MQTT o Modbus TCP.', 'It is driven by HTTP, MQTT or Modbus TCP.'),
            t('Ocho entradas digitales además de las salidas.', 'Eight digital inputs besides the outputs.'),
          ],
        },
      ],
      [
        'RL-TMR',
        'releon',
        15.9,
        {
          variant: 1,
          drawing: 'din-relay',
          body: '#d9dde2',
          name: t('Temporizador programable semanal en riel DIN', 'Weekly programmable DIN rail timer'),
          stock: 'normal',
          about: [
            t(
              'Dieciséis horarios para bombas, anuncios y alumbrado.',
              'Sixteen schedules for pumps, signs and lighting.',
            ),
            t('Conserva la hora cinco años sin luz.', 'It keeps time five years without power.'),
          ],
        },
      ],
      [
        'RL-GSM2',
        'releon',
        62,
        {
          variant: 2,
          drawing: 'din-relay',
          body: '#2b3036',
          name: t('Módulo 4G para abrir portón por llamada, 2,000 usuarios', '4G gate opener by call, 2,000 users'),
          tiers: [[10, 22]],
          about: [
            t(
              'El portón abre al marcar desde un número autorizado, sin costo de llamada.',
              'The gate opens on a call from an allowed number, at no call cost.',
            ),
            t('Se administra por mensaje o desde la nube.', 'Managed by text message or from the cloud.'),
          ],
        },
      ],
    ],
  ),
];
