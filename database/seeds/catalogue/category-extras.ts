import { t, type Text } from '../text';

/** What a category holds besides its place in the tree. */
export interface CategoryExtrasSeed {
  category: string;
  /** Over its page: a scene of one of its products with these words, in lines cut by '|', and where it leads. */
  banner: { sku: string; words: Text; href: string } | null;
  /** Categories in which what it is completed with is found, in order. */
  accessories: readonly string[];
}

const accessoriesOnly = (category: string, ...accessories: string[]): CategoryExtrasSeed => ({
  category,
  banner: null,
  accessories,
});

export const categoryExtras: readonly CategoryExtrasSeed[] = [
  {
    category: 'videovigilancia',
    banner: {
      sku: 'VKR982006',
      words: t('Lo nuevo|en videovigilancia', 'What is new|in video'),
      href: '/news',
    },
    accessories: ['accesorios-video', 'almacenamiento'],
  },
  {
    category: 'camaras-ip',
    banner: {
      sku: 'VKR131621',
      words: t('Cámaras IP|en promoción', 'IP cameras|on promotion'),
      href: '/promos',
    },
    accessories: ['montajes', 'microsd', 'switches-poe', 'utp'],
  },
  {
    category: 'switches',
    banner: {
      sku: 'NDX700437',
      words: t('Switches PoE|para tus cámaras', 'PoE switches|for your cameras'),
      href: '/products',
    },
    accessories: ['cordones', 'transceptores-sfp'],
  },
  accessoriesOnly('camaras-hd', 'montajes', 'transceptores', 'coaxial', 'adaptadores'),
  accessoriesOnly('camaras-ptz', 'controladores-ptz', 'montajes', 'fuentes'),
  accessoriesOnly('grabadores', 'discos-duros', 'ups-interactivos'),
  accessoriesOnly('biometricos', 'cerraduras', 'credenciales', 'salida', 'fuentes-gabinete'),
  accessoriesOnly('paneles-alarma', 'sensores-alarma', 'avisadores', 'baterias-agm'),
  accessoriesOnly('paneles-incendio', 'detectores-incendio', 'notificacion', 'baterias-agm'),
  accessoriesOnly('ups', 'baterias-agm', 'supresores'),
];
