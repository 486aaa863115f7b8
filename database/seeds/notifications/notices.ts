export interface NoticeSeed {
  title: string;
  message: string;
  url: string;
  days_ago: number;
  /** Whom it reached: people by e-mail, or whom marketing sent it to (the latter without secondary users). */
  to: readonly string[] | 'distributors' | 'distributor_role';
  /** Who of them looked below the bell, and who opened it. */
  viewed_by: readonly string[];
  read_by: readonly string[];
}

const buyer = 'distribuidor@demo.test';
const second = 'secundario@demo.test';
const other = 'otro@demo.test';

/** What people of the demo world were told, oldest first. */
export const notices: readonly NoticeSeed[] = [
  {
    title: 'Nueva línea de videoporteros IP',
    message: 'Ya están en existencia en Monterrey y Guadalajara.',
    url: '/news',
    days_ago: 21,
    to: 'distributors',
    viewed_by: [buyer, second, other],
    read_by: [buyer, other],
  },
  {
    title: 'Publicamos tu opinión',
    message: 'Gracias por contar cómo te fue con tu cámara domo.',
    url: '/products',
    days_ago: 14,
    to: [buyer],
    viewed_by: [buyer],
    read_by: [buyer],
  },
  {
    title: 'Semana de redes: hasta 20 % menos',
    message: 'Conmutadores, puntos de acceso y cable con precio especial hasta el domingo.',
    url: '/promos',
    days_ago: 9,
    to: 'distributor_role',
    viewed_by: [buyer, other],
    read_by: [buyer],
  },
  {
    title: 'Horario especial por inventario anual',
    message: 'El sábado las sucursales cierran a las 13:00.',
    url: '/my-profile#my-push-notifications',
    days_ago: 5,
    to: 'distributors',
    viewed_by: [buyer],
    read_by: [],
  },
  {
    title: 'Registramos el pago de tu pedido',
    message: 'Ya lo estamos preparando.',
    url: '/sale-orders',
    days_ago: 2,
    to: [buyer],
    viewed_by: [buyer],
    read_by: [],
  },
  {
    title: 'Tu pedido está listo',
    message: 'Puedes recogerlo en tu sucursal.',
    url: '/sale-orders',
    days_ago: 1,
    to: [buyer],
    viewed_by: [],
    read_by: [],
  },
  {
    title: 'Remates de la semana',
    message: 'Equipos reacondicionados con garantía: existencias limitadas.',
    url: '/outlet',
    days_ago: 0,
    to: 'distributor_role',
    viewed_by: [],
    read_by: [],
  },
];
