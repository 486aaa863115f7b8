import { t, type Text } from '../text';

type Picture = { readonly product: string } | { readonly category: string };

/** A block as it is told in each language; pictures and products by their business keys. */
export type LandingBlockSeed =
  | {
      kind: 'hero';
      title: Text;
      text: Text;
      button: Text;
      url: string;
      style: 'dark' | 'light' | 'accent';
      picture: Picture;
    }
  | { kind: 'carousel'; title: Text; rule: 'category'; category: string }
  | { kind: 'carousel'; title: Text; rule: 'brand'; brand: string }
  | { kind: 'carousel'; title: Text; rule: 'promo' | 'new' }
  | { kind: 'carousel'; title: Text; rule: 'chosen'; models: string[] }
  | { kind: 'banners'; title: Text; banners: { title: Text; text: Text; url: string; picture: Picture }[] }
  | { kind: 'text'; paragraphs: { heading?: Text; text: Text }[] }
  | { kind: 'countdown'; title: Text; ends_in_days: number; end: Text }
  | { kind: 'form'; title: Text; text: Text; button: Text; thanks: Text; fields: FieldSeed[] };

interface FieldSeed {
  label: Text;
  type: 'short_text' | 'email' | 'phone' | 'long_text' | 'options';
  is_required: boolean;
  options?: Text;
}

export interface LandingSeed {
  name: string;
  slug: string;
  title: Text;
  description: Text;
  /** Not on the store yet: somebody is still composing it. */
  is_draft?: boolean;
  ends_in_days?: number;
  blocks: LandingBlockSeed[];
}

const week: LandingSeed = {
  name: 'Semana del Integrador',
  slug: 'semana-del-integrador',
  title: t('Semana del Integrador', 'Integrators’ Week'),
  description: t(
    'Videovigilancia, redes y energía con precio especial para integradores, con existencias en seis sucursales.',
    'Surveillance, networking and power at special prices for integrators, in stock at six branches.',
  ),
  ends_in_days: 5.5,
  blocks: [
    {
      kind: 'hero',
      title: t('Cierra el año con todos tus proyectos instalados', 'Finish the year with every project installed'),
      text: t(
        'Cámaras, grabadores, switches y respaldo de energía con precio especial durante toda la semana.',
        'Cameras, recorders, switches and backup power at special prices all week long.',
      ),
      button: t('Ver videovigilancia', 'See surveillance'),
      url: '#productos',
      style: 'dark',
      picture: { product: 'VK-2CD2043G2-I' },
    },
    {
      kind: 'countdown',
      title: t('La Semana del Integrador termina en', 'Integrators’ Week ends in'),
      ends_in_days: 5.5,
      end: t('La Semana del Integrador ya terminó. ¡Gracias!', 'Integrators’ Week is over. Thank you!'),
    },
    {
      kind: 'carousel',
      title: t('Videovigilancia para cada proyecto', 'Surveillance for every project'),
      rule: 'category',
      category: 'camaras-ip',
    },
    {
      kind: 'banners',
      title: t('Arma la solución completa', 'Build the whole solution'),
      banners: [
        {
          title: t('Redes', 'Networking'),
          text: t('Switches PoE y enlaces para tus cámaras', 'PoE switches and links for your cameras'),
          url: '/products?search=switch',
          picture: { category: 'redes' },
        },
        {
          title: t('Energía', 'Power'),
          text: t('UPS y fuentes que no te dejan a oscuras', 'UPS and supplies that keep the lights on'),
          url: '/products?search=ups',
          picture: { category: 'energia' },
        },
        {
          title: t('Control de acceso', 'Access control'),
          text: t('Lectores, chapas y torniquetes', 'Readers, locks and turnstiles'),
          url: '/products?search=acceso',
          picture: { category: 'control-de-acceso' },
        },
      ],
    },
    { kind: 'carousel', title: t('Lo nuevo de la semana', 'New this week'), rule: 'new' },
    {
      kind: 'text',
      paragraphs: [
        {
          heading: t('Condiciones', 'Terms'),
          text: t(
            'Precios más IVA, hasta agotar existencias y para distribuidores registrados. La entrega es de 24 a 48 horas donde hay sucursal.',
            'Prices plus VAT, while stocks last, for registered distributors. Delivery takes 24 to 48 hours where there is a branch.',
          ),
        },
      ],
    },
  ],
};

const benefits: LandingSeed = {
  name: 'Beneficios para distribuidores',
  slug: 'distributor-benefits',
  title: t('Beneficios para distribuidores', 'Benefits for distributors'),
  description: t(
    'Envíos gratis, programas de lealtad y un sistema sin papel: lo que tienes por comprar con nosotros.',
    'Free shipping, loyalty programs and a paperless system: what you get for buying from us.',
  ),
  blocks: [
    {
      kind: 'hero',
      title: t('Comprar aquí te conviene', 'Buying here pays off'),
      text: t(
        'Existencias en seis sucursales, envío gratis desde 4,000 MXN + IVA y un ejecutivo que conoce tus proyectos.',
        'Stock at six branches, free shipping from 4,000 MXN + VAT and a sales executive who knows your projects.',
      ),
      button: t('Quiero ser distribuidor', 'Become a distributor'),
      url: '/distributor-registries',
      style: 'accent',
      picture: { category: 'videovigilancia' },
    },
    {
      kind: 'text',
      paragraphs: [
        {
          heading: t('Envíos gratis', 'Free shipping'),
          text: t(
            'Los pedidos mayores a 4,000 MXN + IVA viajan gratis, locales y foráneos. La entrega tarda de 1 a 3 días a partir de que el pedido está listo. Si prefieres otra paquetería cuesta 9 USD + IVA.',
            'Orders above 4,000 MXN + VAT ship free, local and out of town. Delivery takes 1 to 3 days once the order is ready. A carrier of your choice costs 9 USD + VAT.',
          ),
        },
        {
          heading: t('Programas de lealtad', 'Loyalty programs'),
          text: t(
            'Si compras durante 3 meses consecutivos entras a nuestros programas de lealtad, con mejores precios y atención preferente.',
            'Buy for 3 consecutive months and you join our loyalty programs, with better prices and preferential service.',
          ),
        },
        {
          heading: t('Conciencia ambiental', 'Environmental awareness'),
          text: t(
            'Trabajamos sin papel: registra tu huella en cualquier sucursal y recoge tus pedidos sin imprimir nada.',
            'We work without paper: register your fingerprint at any branch and pick up your orders without printing anything.',
          ),
        },
      ],
    },
    {
      kind: 'carousel',
      title: t('Lo que más piden los distribuidores', 'What distributors ask for most'),
      rule: 'chosen',
      models: [
        'VK-2CD2043G2-I',
        'VK-2CD2143G2-I',
        'VK-7616NI-K2-16P',
        'RT-R3000AX',
        'VX-UPS1000L',
        'ND-P26G-370M',
        'OB-PTZ4-25X',
      ],
    },
  ],
};

const registry: LandingSeed = {
  name: 'Registro de distribuidores',
  slug: 'se-distribuidor',
  title: t('Quiero ser distribuidor', 'Become a distributor'),
  description: t(
    'Déjanos tus datos y un ejecutivo te llama para darte de alta como distribuidor.',
    'Leave your details and an executive calls you to sign you up as a distributor.',
  ),
  blocks: [
    {
      kind: 'form',
      title: t('Quiero ser distribuidor', 'Become a distributor'),
      text: t(
        'Déjanos tus datos y un ejecutivo de tu sucursal te llama en un día hábil para darte de alta.',
        'Leave your details and an executive of your branch calls you within one working day.',
      ),
      button: t('Enviar mis datos', 'Send my details'),
      thanks: t(
        '¡Gracias! Un ejecutivo te llama en un día hábil.',
        'Thank you! An executive calls you within one working day.',
      ),
      fields: [
        { label: t('Nombre completo', 'Full name'), type: 'short_text', is_required: true },
        { label: t('Empresa', 'Company'), type: 'short_text', is_required: true },
        { label: t('Correo electrónico', 'E-mail'), type: 'email', is_required: true },
        { label: t('Teléfono', 'Telephone'), type: 'phone', is_required: true },
        {
          label: t('¿A qué te dedicas?', 'What do you do?'),
          type: 'options',
          is_required: false,
          options: t(
            'Integrador de seguridad\nInstalador\nRevendedor\nSoporte y redes',
            'Security integrator\nInstaller\nReseller\nSupport and networks',
          ),
        },
        {
          label: t('Cuéntanos de tu próximo proyecto', 'Tell us about your next project'),
          type: 'long_text',
          is_required: false,
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        {
          heading: t('Qué necesitas', 'What you need'),
          text: t(
            'Constancia de situación fiscal, identificación oficial del representante y un comprobante de domicilio con menos de tres meses.',
            'Tax status certificate, official identification of the representative and a proof of address less than three months old.',
          ),
        },
      ],
    },
  ],
};

const forum: LandingSeed = {
  name: 'Foro',
  slug: 'foro',
  title: t('Foro de integradores', 'Integrators’ forum'),
  description: t(
    'Dudas resueltas entre integradores: instalación, configuración y casos reales.',
    'Questions answered among integrators: installation, configuration and real cases.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        {
          heading: t('Pregunta a quien ya lo instaló', 'Ask who has installed it already'),
          text: t(
            'Cada semana nuestros ingenieros y otros integradores contestan dudas de instalación, configuración y garantías.',
            'Every week our engineers and other integrators answer questions of installation, configuration and warranties.',
          ),
        },
        {
          heading: t('Lo más leído', 'Most read'),
          text: t(
            'Cómo calcular la fuente de un sistema de ocho cámaras, qué revisar antes de abrir una garantía y cuándo conviene PoE.',
            'How to size the supply of an eight camera system, what to check before claiming a warranty and when PoE pays off.',
          ),
        },
      ],
    },
    {
      kind: 'form',
      title: t('Deja tu pregunta', 'Leave your question'),
      text: t('Te contestamos por correo y publicamos la respuesta.', 'We answer by e-mail and publish the answer.'),
      button: t('Enviar pregunta', 'Send question'),
      thanks: t('¡Gracias! Te contestamos en un día hábil.', 'Thank you! We answer within one working day.'),
      fields: [
        { label: t('Correo electrónico', 'E-mail'), type: 'email', is_required: true },
        { label: t('Tu pregunta', 'Your question'), type: 'long_text', is_required: true },
      ],
    },
  ],
};

const draft: LandingSeed = {
  name: 'Buen inicio de año (en preparación)',
  slug: 'buen-inicio-de-ano',
  title: t('Buen inicio de año', 'A good start to the year'),
  description: t('Ofertas de enero para integradores.', 'January offers for integrators.'),
  is_draft: true,
  blocks: [
    { kind: 'carousel', title: t('Productos con promoción', 'Products on promotion'), rule: 'promo' },
    { kind: 'carousel', title: t('Vikron', 'Vikron'), rule: 'brand', brand: 'vikron' },
  ],
};

/** Pages of campaigns. */
export const landings: LandingSeed[] = [week, benefits, registry, forum, draft];
