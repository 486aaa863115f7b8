export interface ReviewSeed {
  /** E-mail of who wrote it: somebody whose past order of the model was paid. */
  author: string;
  model: string;
  /** Stars, by halves. */
  rating: number;
  title: string;
  comment: string;
  days_ago: number;
  status: 'pending' | 'published' | 'rejected';
  /** Of a rejected one. */
  reason?: string;
}

const published = (
  author: string,
  model: string,
  rating: number,
  title: string,
  comment: string,
  days_ago: number,
): ReviewSeed => ({ author, model, rating, title, comment, days_ago, status: 'published' });

/** What the people of the demo world say of what they bought. */
export const reviews: ReviewSeed[] = [
  published(
    'distribuidor@demo.test',
    'VK-2CD2143G2-I',
    4.5,
    'Muy nítida de noche',
    'La instalamos en el estacionamiento de un cliente y se distinguen las placas a 20 metros. Le falta medio punto porque la base trae tornillos cortos.',
    40,
  ),
  published(
    'distribuidor@demo.test',
    'GR-SV4000',
    5,
    'Estable y silenciosa',
    'Llevamos dos meses con ella en un sitio con cortes diarios y no se ha reiniciado nada.',
    35,
  ),
  published(
    'distribuidor@demo.test',
    'PK-CARD-EM',
    4,
    'Buena impresión',
    'Salen bien en impresora térmica. De cada cien, dos venían con el borde marcado.',
    20,
  ),
  published(
    'otro@demo.test',
    'KIT-VK4-2MP',
    3.5,
    'Cumple para negocio chico',
    'El kit trae todo para empezar. El disco se llena pronto si se graba continuo: conviene uno de 2 TB.',
    18,
  ),
  published(
    'ana.robles@tapatia.test',
    'TN-H16U',
    5,
    'Se escuchan como nuevos',
    'Reemplazamos doce en una constructora; la batería aguanta el turno completo.',
    12,
  ),
  published(
    'claudia.zepeda@queretana.test',
    'PK-C2',
    4,
    'Fácil de programar',
    'Dos puertas en menos de una hora. El manual en español ayuda mucho.',
    4,
  ),
  published(
    'martha.ochoa@frontera.test',
    'IG-MPS2',
    2.5,
    'Llegaron bien, falta una guía',
    'Funcionan, pero la hoja de conexión viene solo en inglés y tuvimos que llamar a soporte.',
    9,
  ),
  {
    author: 'otro@demo.test',
    model: 'AL-PRO832',
    rating: 4,
    title: 'Panel completo',
    comment: 'Las 32 zonas alcanzan para la casa y la bodega. Todavía estamos probando el módulo celular.',
    days_ago: 1,
    status: 'pending',
  },
  {
    author: 'distribuidor@demo.test',
    model: 'ND-P10G-120',
    rating: 3,
    title: 'Se calienta un poco',
    comment: 'Con seis cámaras conectadas la carcasa se siente tibia, pero no ha fallado.',
    days_ago: 2,
    status: 'pending',
  },
  {
    author: 'jorge.cuautle@angelopolis.test',
    model: 'TC-K7-2H',
    rating: 1,
    title: 'Pésimo trato en mostrador',
    comment: 'El producto está bien, pero quien me atendió tardó una hora.',
    days_ago: 6,
    status: 'rejected',
    reason: 'Habla del servicio de una sucursal y no del producto: lo pasamos a quien la atiende.',
  },
];
