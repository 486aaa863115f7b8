import { t } from '../../text';
import { BLACK, GRAPHITE, products } from '../families/define';
import { accessPoint, link, networkSwitch, router } from '../families/network';
import { accessory } from '../families/recorders';

const sfp2 = t('2 SFP', '2 SFP');
const copper2 = t('2 puertos de subida', '2 uplink ports');

export const network = [
  ...products(networkSwitch, [
    ['ND-P5G-60', 'nodexia', 39, { ports: 4, uplinks: t('1 puerto de subida', '1 uplink port'), watts: 60, extra: t('Modo extendido de 250 m para cámaras lejanas.', 'A 250 m extended mode for distant cameras.'), stock: 'plenty', tiers: [[10, 20]], variant: 0 }],
    ['ND-P10F-96', 'nodexia', 62, { ports: 8, uplinks: copper2, watts: 96, speed: '10/100', extra: t('Reinicia solo la cámara que dejó de responder.', 'It restarts by itself a camera that stopped answering.'), stock: 'plenty' }],
    ['ND-P10G-120', 'nodexia', 98, { ports: 8, uplinks: sfp2, watts: 120, extra: t('Prioriza los puertos 1 y 2 cuando falta potencia.', 'Ports 1 and 2 come first when power runs short.') }],
    ['ND-P18G-250M', 'nodexia', 218, { ports: 16, uplinks: sfp2, watts: 250, managed: true, extra: t('La pantalla web dibuja cada puerto con su consumo.', 'The web page draws each port with its consumption.'), promo: [14, -7, 16] }],
    ['ND-P26G-370M', 'nodexia', 329, { ports: 24, uplinks: sfp2, watts: 370, managed: true, extra: t('Ocupa una unidad de rack y su ventilador baja con la carga.', 'It takes one rack unit and its fan slows with the load.'), stock: 'outlet' }],
    ['ND-P52G-740M', 'nodexia', 712, { ports: 48, uplinks: t('4 SFP+ de 10 G', '4 10G SFP+'), watts: 740, managed: true, extra: t('Apilable hasta ocho equipos con una sola dirección.', 'Stacks up to eight units under one address.'), stock: 'cedis', news: true }],
    ['RT-S8GM', 'rutela', 74, { ports: 8, uplinks: sfp2, managed: true, category: 'switches-administrables', extra: t('Cabe en un tablero y se alimenta también por PoE.', 'It fits a cabinet and can itself run on PoE.'), body: BLACK }],
    ['RT-S24GM', 'rutela', 168, { ports: 24, uplinks: t('4 SFP', '4 SFP'), managed: true, category: 'switches-administrables', extra: t('Rutas estáticas y listas de acceso de capa 3.', 'Layer 3 static routes and access lists.'), body: BLACK }],
    ['RT-S48XM', 'rutela', 498, { ports: 48, uplinks: t('6 SFP+ de 10 G', '6 10G SFP+'), managed: true, category: 'switches-administrables', extra: t('Fuente redundante y ventiladores que se cambian en caliente.', 'Redundant supply and hot-swap fans.'), body: BLACK, flow: 'on_request', stock: 'none' }],
    ['RT-S5', 'rutela', 14.9, { ports: 5, uplinks: t('sin puertos de fibra', 'no fibre ports'), category: 'switches-escritorio', extra: t('Carcasa metálica con orificios para muro.', 'Metal case with wall slots.'), stock: 'plenty', body: '#2f5d8a', tiers: [[20, 18]], weight: 0.3 }],
    ['RT-S8', 'rutela', 19.9, { ports: 8, uplinks: t('sin puertos de fibra', 'no fibre ports'), category: 'switches-escritorio', extra: t('Apaga los puertos sin uso para gastar menos.', 'It turns idle ports off to save energy.'), stock: 'plenty', body: '#2f5d8a', weight: 0.4 }],
    ['RT-S16', 'rutela', 46, { ports: 16, uplinks: t('sin puertos de fibra', 'no fibre ports'), category: 'switches-escritorio', extra: t('Se coloca en escritorio o en rack con las orejas incluidas.', 'It sits on a desk or in a rack with the ears included.'), body: '#2f5d8a', stage: 4 }],
    ['ND-I6G-DIN', 'nodexia', 189, { ports: 4, uplinks: sfp2, watts: 120, category: 'switches-industriales', drawing: 'din-switch', extra: t('Trabaja de -40 a 75 °C en riel DIN con doble alimentación.', 'It works from -40 to 75 °C on DIN rail with dual power input.'), stock: 'normal' }],
    ['ND-I10GM-DIN', 'nodexia', 342, { ports: 8, uplinks: sfp2, watts: 240, managed: true, category: 'switches-industriales', drawing: 'din-switch', extra: t('Anillo redundante que se recupera en 20 ms.', 'A redundant ring that heals in 20 ms.'), stock: 'one' }],
  ]),
  ...products(router, [
    ['RT-R1200', 'rutela', 42, { what: t('Ruteador Wi-Fi 5 doble banda', 'Dual-band Wi-Fi 5 router'), wan: 1, mbps: 1200, users: 40, extra: t('Cuatro antenas externas y control parental por horario.', 'Four external antennas and timed parental control.'), stock: 'plenty', body: BLACK }],
    ['RT-R3000AX', 'rutela', 79, { what: t('Ruteador Wi-Fi 6 doble banda', 'Dual-band Wi-Fi 6 router'), wan: 1, mbps: 3000, users: 90, extra: t('Forma malla con otros equipos de la misma serie.', 'It meshes with others of its series.'), news: true, variant: 1 }],
    ['RT-LB4', 'rutela', 138, { what: t('Balanceador de enlaces', 'Load-balancing router'), wan: 4, mbps: 950, users: 150, extra: t('Portal para hotspots con boletos impresos.', 'Hotspot portal with printed vouchers.'), drawing: 'switch', count: 5, body: GRAPHITE }],
    ['RT-4G300', 'rutela', 96, { what: t('Ruteador 4G LTE con SIM', '4G LTE router with SIM'), wan: 2, mbps: 300, users: 32, extra: t('Lleva Internet a sitios donde no llega el cable.', 'It brings Internet where cable does not reach.'), promo: [10, -1, 40] }],
    ['RT-FW100', 'rutela', 389, { what: t('Firewall para oficina', 'Office firewall'), wan: 2, mbps: 2500, users: 100, extra: t('Filtra contenido, bloquea intrusos y reporta por correo.', 'It filters content, blocks intruders and reports by mail.'), category: 'firewalls', drawing: 'switch', count: 8, body: '#7d1f24', stock: 'cedis' }],
  ]),
  ...products(accessPoint, [
    ['WV-AC1300', 'wavorix', 69, { wifi: 'Wi-Fi 5', mbps: 1300, clients: 60, extra: t('Ocho redes con VLAN para separar huéspedes y oficina.', 'Eight networks with VLANs to split guests and office.'), stock: 'plenty' }],
    ['WV-AX1800', 'wavorix', 98, { wifi: 'Wi-Fi 6', mbps: 1800, clients: 120, extra: t('Portal cautivo con tu logotipo.', 'Captive portal with your logo.'), stock: 'plenty', tiers: [[10, 20], [30, 24]] }],
    ['WV-AX3000P', 'wavorix', 149, { wifi: 'Wi-Fi 6', mbps: 3000, clients: 250, extra: t('Radio dedicado que busca el canal más limpio.', 'A dedicated radio looks for the cleanest channel.'), news: true }],
    ['WV-BE6500', 'wavorix', 289, { wifi: 'Wi-Fi 7', mbps: 6500, clients: 400, extra: t('Puerto de 2.5 G para auditorios y salones.', 'A 2.5G port for halls and classrooms.'), news: true, stock: 'one' }],
    ['WV-AX1800-O', 'wavorix', 172, { wifi: 'Wi-Fi 6', mbps: 1800, clients: 150, outdoor: true, extra: t('Cubre patios y albercas a 150 m.', 'It covers yards and pools 150 m away.') }],
    ['WV-AC1200-O', 'wavorix', 118, { wifi: 'Wi-Fi 5', mbps: 1200, clients: 80, outdoor: true, extra: t('Dos antenas desmontables tipo N.', 'Two detachable N-type antennas.'), stage: 3, replacedBy: 'WV-AX1800-O', stock: 'outlet' }],
  ]),
  ...products(link, [
    ['ON-L5-13', 'ondalia', 54, { km: 5, mbps: 150, dbi: 13, ghz: '5', extra: t('Se vende por pieza; usa dos para un enlace.', 'Sold by the piece; use two for one link.'), stock: 'plenty' }],
    ['ON-L15-23', 'ondalia', 92, { km: 15, mbps: 450, dbi: 23, ghz: '5', extra: t('Los LED ayudan a orientarla sin computadora.', 'Its LEDs help aim it without a computer.') }],
    ['ON-L30-25D', 'ondalia', 138, { km: 30, mbps: 500, dbi: 25, ghz: '5', dish: true, extra: t('El plato de rejilla reduce la carga del viento.', 'The grid dish cuts wind load.') }],
    ['ON-EL3-KIT', 'ondalia', 74, { km: 0.5, mbps: 100, dbi: 10, ghz: '2.4', extra: t('Par ya vinculado para cámaras de elevador.', 'A pre-paired set for lift cameras.'), count: 2, promo: [12, -4, 22] }],
  ]),
  ...products(accessory, [
    ['LF-SFP-1G20', 'lumifilo', 14.5, { category: 'transceptores-sfp', drawing: 'sfp', body: '#b9c0c8', guarantee: 36, weight: 0.05, stock: 'plenty', tiers: [[10, 20]], name: t('Transceptor SFP 1.25 G monomodo 20 km LC doble', 'SFP transceiver 1.25G single-mode 20 km dual LC'),
      about: [t('Opera a 1310 nm y reporta temperatura y potencia óptica (DDM).', 'It works at 1310 nm and reports temperature and optical power (DDM).'), t('Probado con switches de las marcas más comunes.', 'Tested with the most common switch brands.')] }],
    ['LF-SFP-1G550M', 'lumifilo', 11.9, { category: 'transceptores-sfp', drawing: 'sfp', body: '#c6ccd3', variant: 1, guarantee: 36, weight: 0.05, name: t('Transceptor SFP 1.25 G multimodo 550 m LC doble', 'SFP transceiver 1.25G multimode 550 m dual LC'),
      about: [t('Para fibra OM2 y OM3 dentro del edificio, a 850 nm.', 'For OM2 and OM3 fibre inside the building, at 850 nm.'), t('Se cambia sin apagar el switch.', 'It swaps without powering the switch down.')] }],
    ['LF-SFPP-10G10', 'lumifilo', 39, { category: 'transceptores-sfp', drawing: 'sfp', body: '#aeb6c0', variant: 2, guarantee: 36, weight: 0.05, name: t('Transceptor SFP+ 10 G monomodo 10 km LC doble', 'SFP+ transceiver 10G single-mode 10 km dual LC'),
      about: [t('Lleva 10 Gbps entre edificios con menos de 1 W de consumo.', 'It carries 10 Gbps between buildings using under 1 W.'), t('Incluye lectura de diagnóstico en tiempo real.', 'Real-time diagnostics included.')] }],
    ['LF-MC-G20', 'lumifilo', 28, { category: 'convertidores', drawing: 'media-converter', body: BLACK, guarantee: 24, name: t('Convertidor de medios Gigabit a fibra monomodo SC 20 km', 'Gigabit media converter to SC single-mode fibre 20 km'), stock: 'plenty',
      about: [t('Pasa de cobre a fibra con una sola pieza en cada extremo.', 'It goes from copper to fibre with a single piece at each end.'), t('La función LFP apaga el puerto de cobre si la fibra se corta.', 'LFP turns the copper port off if the fibre is cut.')] }],
    ['LF-MC-POE30', 'lumifilo', 46, { category: 'convertidores', drawing: 'media-converter', body: GRAPHITE, variant: 1, guarantee: 24, name: t('Convertidor de medios con PoE 30 W y ranura SFP', 'Media converter with 30 W PoE and SFP slot'),
      about: [t('Lleva una cámara PTZ hasta 20 km por fibra y la alimenta en sitio.', 'It takes a PTZ camera 20 km over fibre and powers it on site.'), t('Compatible con cualquier módulo SFP de 1.25 G.', 'It takes any 1.25G SFP module.')] }],
  ]),
];
