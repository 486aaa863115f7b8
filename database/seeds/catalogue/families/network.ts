import { t, type Text } from '../../text';
import { GRAPHITE, WHITE, type Family } from './define';

export interface SwitchSpec {
  ports: number;
  uplinks: Text;
  watts?: number;
  managed?: boolean;
  speed?: string;
  extra: Text;
}
export const networkSwitch: Family<SwitchSpec> = {
  category: 'switches-poe',
  drawing: 'switch',
  guarantee: 36,
  margin: 'network',
  weight: 2.2,
  body: GRAPHITE,
  count: (s) => s.ports,
  variant: (s) => (s.ports > 12 ? 1 : 0),
  name: ({ ports, uplinks, watts, managed, speed = 'Gigabit' }) =>
    t(
      `Switch ${watts ? 'PoE+ ' : ''}${managed ? 'administrable ' : ''}${ports} puertos ${speed}, ${uplinks.es}${watts ? `, ${watts} W` : ''}`,
      `${ports}-port ${speed} ${managed ? 'managed ' : ''}${watts ? 'PoE+ ' : ''}switch, ${uplinks.en}${watts ? `, ${watts} W` : ''}`,
    ),
  about: ({ ports, uplinks, watts, managed, extra }) => [
    watts
      ? t(
          `Alimenta cámaras, teléfonos y puntos de acceso desde sus ${ports} puertos, con ${watts} W para repartir.`,
          `It powers cameras, phones and access points from its ${ports} ports, with ${watts} W to share.`,
        )
      : t(
          `Conecta ${ports} equipos a velocidad de cable, sin ventilador y sin ruido.`,
          `It connects ${ports} devices at wire speed, fanless and silent.`,
        ),
    managed
      ? t(
          `Ofrece VLAN, QoS, IGMP y agregación de enlaces; sube por ${uplinks.es}.`,
          `It offers VLANs, QoS, IGMP and link aggregation, and goes up through ${uplinks.en}.`,
        )
      : t(
          `Se conecta y trabaja; sube por ${uplinks.es}.`,
          `Plug it in and it works; it goes up through ${uplinks.en}.`,
        ),
    extra,
  ],
};

export const router: Family<{ wan: number; mbps: number; users: number; extra: Text; what: Text }> = {
  category: 'routers',
  drawing: 'router',
  guarantee: 24,
  margin: 'network',
  weight: 0.9,
  body: WHITE,
  count: (s) => s.wan,
  name: ({ what, wan, mbps }) =>
    t(
      `${what.es}, ${wan} WAN, ${mbps.toLocaleString('en-US')} Mbps`,
      `${what.en}, ${wan} WAN, ${mbps.toLocaleString('en-US')} Mbps`,
    ),
  about: ({ wan, mbps, users, extra }) => [
    t(
      `Mueve ${mbps.toLocaleString('en-US')} Mbps y atiende a ${users} usuarios a la vez.`,
      `It moves ${mbps.toLocaleString('en-US')} Mbps and serves ${users} users at once.`,
    ),
    wan > 1
      ? t(
          `Reparte el tráfico entre ${wan} enlaces y cambia solo cuando uno cae.`,
          `It balances traffic over ${wan} links and switches by itself when one fails.`,
        )
      : t('Crea túneles VPN y separa la red de invitados.', 'It builds VPN tunnels and keeps guests apart.'),
    extra,
  ],
};

export const accessPoint: Family<{ wifi: string; mbps: number; clients: number; outdoor?: boolean; extra: Text }> = {
  category: 'puntos-de-acceso',
  drawing: 'access-point',
  guarantee: 24,
  margin: 'network',
  weight: 0.6,
  body: WHITE,
  variant: (s) => (s.outdoor ? 1 : 0),
  name: ({ wifi, mbps, outdoor }) =>
    t(
      `Punto de acceso ${wifi} ${outdoor ? 'de exterior ' : ''}${mbps.toLocaleString('en-US')} Mbps`,
      `${outdoor ? 'Outdoor ' : ''}${wifi} access point ${mbps.toLocaleString('en-US')} Mbps`,
    ),
  about: ({ wifi, clients, outdoor, extra }) => [
    t(
      `${wifi} de doble banda para ${clients} dispositivos conectados al mismo tiempo.`,
      `Dual-band ${wifi} for ${clients} devices connected at once.`,
    ),
    outdoor
      ? t(
          'Carcasa IP67 con protección contra descargas de 6 kV y montaje a poste o muro.',
          'IP67 housing with 6 kV surge protection, for pole or wall.',
        )
      : t(
          'Se fija al techo, se alimenta por PoE y se administra desde la nube sin licencia anual.',
          'It mounts on the ceiling, runs on PoE and is managed from the cloud with no yearly licence.',
        ),
    extra,
  ],
};

export const link: Family<{ km: number; mbps: number; dbi: number; ghz: string; dish?: boolean; extra: Text }> = {
  category: 'enlaces',
  drawing: 'wireless-link',
  guarantee: 24,
  margin: 'network',
  weight: 1.1,
  body: WHITE,
  variant: (s) => (s.dish ? 1 : 0),
  name: ({ km, mbps, dbi, ghz }) =>
    t(
      `Enlace inalámbrico ${ghz} GHz, ${mbps} Mbps, ${dbi} dBi, ${km} km`,
      `${ghz} GHz wireless link, ${mbps} Mbps, ${dbi} dBi, ${km} km`,
    ),
  about: ({ km, mbps, dbi, extra }) => [
    t(
      `Une dos edificios a ${km} km con línea de vista y ${mbps} Mbps reales.`,
      `It joins two buildings ${km} km apart in line of sight with ${mbps} real Mbps.`,
    ),
    t(
      `La antena integrada de ${dbi} dBi y el inyector PoE vienen en la caja.`,
      `The built-in ${dbi} dBi antenna and the PoE injector come in the box.`,
    ),
    extra,
  ],
};
