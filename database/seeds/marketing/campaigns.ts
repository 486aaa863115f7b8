import { t, type Text } from '../text';

/** Dates of campaigns are days from the day of loading; fractions are hours. */
export interface StorePromoSeed {
  title: Text;
  button_text: Text;
  link_url: string;
  starts_in_days: number;
  ends_in_days: number;
  has_countdown: boolean;
  position: number;
  background_style: 'accent' | 'dark' | 'warning' | 'success';
  button_style: 'primary' | 'secondary' | 'plain';
  terms?: Text;
}

/** The bar above every page: what is on now, and what follows it. */
export const storePromos: StorePromoSeed[] = [
  {
    title: t(
      'Semana del Integrador: videovigilancia y redes con precio especial',
      'Integrators’ Week: special prices on surveillance and networking',
    ),
    button_text: t('Ver la semana', 'See the week'),
    link_url: '/semana-del-integrador',
    starts_in_days: -2,
    ends_in_days: 5.5,
    has_countdown: true,
    position: 1,
    background_style: 'accent',
    button_style: 'secondary',
    terms: t(
      'Vigente hasta agotar existencias. No aplica con otras promociones. Precios más IVA.',
      'While stocks last. Cannot be combined with other promotions. Prices plus VAT.',
    ),
  },
  {
    title: t('Envío gratis en pedidos desde 4,000 MXN + IVA', 'Free shipping on orders from 4,000 MXN + VAT'),
    button_text: t('Ver beneficios', 'See benefits'),
    link_url: '/distributor-benefits',
    starts_in_days: -30,
    ends_in_days: 335,
    has_countdown: false,
    position: 9,
    background_style: 'dark',
    button_style: 'plain',
  },
];

export interface NavButtonSeed {
  label: Text;
  url: string;
  variant: 'primary' | 'danger' | 'secondary' | 'plain' | 'success' | 'outline-danger' | 'outline-primary' | 'support';
  position: number;
}

export const navButtons: NavButtonSeed[] = [
  {
    label: t('Semana del Integrador', 'Integrators’ Week'),
    url: '/semana-del-integrador',
    variant: 'danger',
    position: 1,
  },
  { label: t('Novedades', 'New arrivals'), url: '/news', variant: 'outline-primary', position: 2 },
  {
    label: t('Quiero ser distribuidor', 'Become a distributor'),
    url: '/distributor-registries',
    variant: 'support',
    position: 3,
  },
];

export interface ProfilePromoSeed {
  title: Text;
  text: Text;
  action_text: Text;
  url: string;
  background_color?: string;
  /** The product whose picture it shows, by its model. */
  picture_of: string;
  position: number;
  for_secondary_users: boolean;
}

export const profilePromos: ProfilePromoSeed[] = [
  {
    title: t('Semana del Integrador', 'Integrators’ Week'),
    text: t(
      'Cámaras y grabadores a precio de proyecto mientras dure la semana.',
      'Cameras and recorders at project prices while the week lasts.',
    ),
    action_text: t('Ver la semana', 'See the week'),
    url: '/semana-del-integrador',
    picture_of: 'VK-2CD2043G2-I',
    position: 1,
    for_secondary_users: false,
  },
  {
    title: t('Lo nuevo del mes', 'New this month'),
    text: t('Equipos recién llegados a las sucursales.', 'Equipment that has just arrived at our branches.'),
    action_text: t('Ver novedades', 'See new arrivals'),
    url: '/news',
    picture_of: 'VK-7608NI-K2-8P',
    position: 2,
    for_secondary_users: true,
  },
];

export interface PopupSeed {
  name: string;
  concept: 'announcement' | 'free_shipping' | 'loyalty_programs' | 'environmental_awareness';
  title?: Text;
  body?: Text;
  action_text?: Text;
  action_url?: string;
  /** The product whose picture it shows, by its model. */
  picture_of?: string;
  starts_in_days: number;
  ends_in_days: number;
}

export const popups: PopupSeed[] = [
  {
    name: 'Semana del Integrador',
    concept: 'announcement',
    title: t('Llegó la Semana del Integrador', 'Integrators’ Week is here'),
    body: t(
      'Cámaras, grabadores y switches para tus proyectos de cierre de año, con existencias en las seis sucursales y entrega de 24 a 48 horas.',
      'Cameras, recorders and switches for your year-end projects, in stock at all six branches and delivered in 24 to 48 hours.',
    ),
    action_text: t('Ver la semana', 'See the week'),
    action_url: '/semana-del-integrador',
    picture_of: 'VK-2CD2043G2-I',
    starts_in_days: -2,
    ends_in_days: 5.5,
  },
];
