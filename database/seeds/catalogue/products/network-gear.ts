import { t } from '../../text';
import { BLACK, GRAPHITE, products } from '../families/define';
import { accessPoint, link, networkSwitch, router } from '../families/network';
import { accessory } from '../families/recorders';
import { says } from '../families/says';

const sfp2 = t('2 SFP', '2 SFP');
const sfp4 = t('4 SFP', '4 SFP');
const noFibre = t('sin puertos de fibra', 'no fibre ports');

/** Further switches, routers, firewalls, wireless and active fibre. */
export const networkGear = [
  ...products(networkSwitch, [
    ['ND-P6F-65', 'nodexia', 29, { ports: 4, uplinks: t('2 puertos de subida', '2 uplink ports'), watts: 65, speed: '10/100', extra: t('El más vendido para kits de cuatro cámaras.', 'The best seller for four-camera kits.'), stock: 'plenty', tiers: [[10, 20], [50, 25]] }],
    ['ND-P18G-200', 'nodexia', 168, { ports: 16, uplinks: t('2 combo SFP', '2 combo SFP'), watts: 200, extra: t('Aísla los puertos entre sí con un interruptor.', 'A switch isolates its ports from one another.'), promo: [11, -5, 24] }],
    ['RT-S16GM', 'rutela', 124, { ports: 16, uplinks: sfp2, managed: true, category: 'switches-administrables', extra: t('Se administra desde la nube o en sitio.', 'Managed from the cloud or on site.'), body: BLACK }],
    ['RT-S28XM', 'rutela', 312, { ports: 24, uplinks: t('4 SFP+ de 10 G', '4 10G SFP+'), managed: true, category: 'switches-administrables', extra: t('Enrutamiento OSPF y doble imagen de sistema.', 'OSPF routing and dual system image.'), body: BLACK, stock: 'cedis', news: true }],
    ['RT-S24', 'rutela', 78, { ports: 24, uplinks: noFibre, category: 'switches-escritorio', extra: t('Montaje en rack de 1 UR con fuente interna.', 'A 1 RU rack mount with internal supply.'), body: '#2f5d8a' }],
    ['ND-I5-DIN', 'nodexia', 98, { ports: 5, uplinks: noFibre, category: 'switches-industriales', drawing: 'din-switch', named: t('Switch industrial 5 puertos Gigabit, riel DIN', 'Industrial 5-port Gigabit switch, DIN rail'), extra: t('Riel DIN, de -40 a 70 °C y entrada de 12 a 48 V.', 'DIN rail, -40 to 70 °C and 12 to 48 V input.'), stock: 'plenty' }],
    ['ND-I12GM-DIN', 'nodexia', 486, { ports: 8, uplinks: sfp4, watts: 240, managed: true, category: 'switches-industriales', drawing: 'din-switch', body: BLACK, extra: t('Carcasa IP40 y contacto de falla para tablero.', 'IP40 housing and a fault contact for the panel.'), flow: 'on_request', stock: 'cedis' }],
  ]),
  ...products(router, [
    ['RT-R6000BE', 'rutela', 148, { what: t('Ruteador Wi-Fi 7 doble banda', 'Dual-band Wi-Fi 7 router'), wan: 1, mbps: 6000, users: 150, extra: t('Dos puertos de 2.5 G y servidor VPN.', 'Two 2.5G ports and a VPN server.'), news: true, variant: 1, body: BLACK }],
    ['RT-5G-OUT', 'rutela', 342, { what: t('Ruteador 5G de exterior', 'Outdoor 5G router'), wan: 2, mbps: 2000, users: 64, extra: t('Carcasa IP67 alimentada por PoE en azotea.', 'An IP67 housing powered over PoE on the roof.'), stock: 'one' }],
    ['RT-FW50', 'rutela', 248, { what: t('Firewall para sucursal', 'Branch firewall'), wan: 2, mbps: 1200, users: 40, extra: t('Túneles IPsec entre sucursales en tres pasos.', 'IPsec tunnels between branches in three steps.'), category: 'firewalls', drawing: 'switch', count: 5, body: '#7d1f24', stock: 'normal' }],
    ['RT-FW500', 'rutela', 1290, { what: t('Firewall para corporativo', 'Corporate firewall'), wan: 4, mbps: 8000, users: 500, extra: t('Alta disponibilidad con dos equipos en pareja.', 'High availability with two units in a pair.'), category: 'firewalls', drawing: 'switch', count: 16, body: '#7d1f24', stock: 'cedis', flow: 'project' }],
    ['RT-FW1000', 'rutela', 3480, { what: t('Firewall para centro de datos', 'Data-centre firewall'), wan: 6, mbps: 20000, users: 2000, extra: t('Doble fuente y puertos SFP+ de 10 G.', 'Dual supply and 10G SFP+ ports.'), category: 'firewalls', drawing: 'switch', count: 24, body: '#5c1519', stock: 'none', flow: 'on_request' }],
  ]),
  ...products(accessPoint, [['WV-AX1800-W', 'wavorix', 89, { wifi: 'Wi-Fi 6 de pared', mbps: 1800, clients: 40, extra: t('Sustituye el contacto de datos de una habitación y da cuatro puertos.', 'It replaces a room\'s data outlet and adds four ports.'), stock: 'normal' }]]),
  ...products(link, [
    ['ON-L60G', 'ondalia', 268, { km: 1.5, mbps: 1800, dbi: 38, ghz: '60', dish: true, extra: t('Velocidad de fibra sin tender cable ni pedir licencia.', 'Fibre speed without cable or licence.'), news: true, stock: 'cedis' }],
    ['ON-B5-90', 'ondalia', 118, { km: 7, mbps: 450, dbi: 17, ghz: '5', extra: t('Base sectorial de 90° para enlazar varias cámaras.', 'A 90° sector base that links several cameras.') }],
  ]),
  ...products(accessory, [
    ['LF-SFP-BIDI20', 'lumifilo', 29, { category: 'transceptores-sfp', drawing: 'sfp', body: '#9fb7d6', guarantee: 36, weight: 0.1, count: 2, ...says(t('Par de SFP BiDi 1.25 G por un hilo, 20 km', 'Pair of 1.25G BiDi SFPs over one strand, 20 km'), t('Transmite y recibe por la misma fibra con dos colores de luz.', 'It sends and receives on the same fibre with two colours of light.'), t('Duplica la capacidad de un cable existente.', 'It doubles the capacity of existing cable.')) }],
    ['LF-SFP-RJ45', 'lumifilo', 22, { category: 'transceptores-sfp', drawing: 'sfp', variant: 1, body: '#d3d8de', guarantee: 36, weight: 0.05, stock: 'plenty', ...says(t('Transceptor SFP de cobre RJ45 Gigabit', 'Gigabit copper RJ45 SFP transceiver'), t('Convierte una ranura SFP en un puerto de cobre de 100 m.', 'It turns an SFP slot into a 100 m copper port.'), t('Se inserta con el switch encendido.', 'It inserts with the switch on.')) }],
    ['LF-DAC-10G1', 'lumifilo', 24, { category: 'transceptores-sfp', drawing: 'patch-cord', variant: 1, body: BLACK, guarantee: 36, weight: 0.1, ...says(t('Cable DAC SFP+ 10 G, 1 m', '10G SFP+ DAC cable, 1 m'), t('Apila switches del mismo rack sin ópticas.', 'It stacks switches of the same rack without optics.'), t('Consumo menor a 0.1 W.', 'It uses under 0.1 W.')) }],
    ['LF-MC-F20-A', 'lumifilo', 19.5, { category: 'convertidores', drawing: 'media-converter', guarantee: 24, stock: 'plenty', ...says(t('Convertidor de medios 10/100 a un hilo SC 20 km, lado A', '10/100 media converter to one SC strand 20 km, side A'), t('Trabaja en pareja con el lado B por una sola fibra.', 'It pairs with side B over a single fibre.'), t('Cabe en chasis de 14 ranuras.', 'It fits a 14-slot chassis.')) }],
    ['LF-MC-CH14', 'lumifilo', 168, { category: 'convertidores', drawing: 'switch', count: 14, body: GRAPHITE, guarantee: 24, weight: 4.1, stock: 'one', ...says(t('Chasis para 14 convertidores de medios, 2 UR', 'Chassis for 14 media converters, 2 RU'), t('Ordena catorce convertidores con doble fuente.', 'It houses fourteen converters with dual supply.'), t('Cada ranura se retira en caliente.', 'Each slot is hot-swappable.')) }],
  ]),
];
