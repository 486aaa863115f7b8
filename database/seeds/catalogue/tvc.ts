import { t, type Text } from '../text';
import { brands } from './brands';
import { categories } from './categories';

export interface TvcBrandSeed {
  key: string;
  name: string;
  /** Key of our brand that it is; null where we sell none of it. */
  brand: string | null;
}

export interface TvcCategorySeed {
  key: string;
  name: Text;
  abbreviation: string;
  parent: string | null;
  /** Key of our category that it is; null where there is none. */
  category: string | null;
}

const equivalent = ['vikron', 'orbivue', 'nocturna', 'granitum', 'biotakt', 'cerbrix', 'alertia', 'centivo'];

/** TVC's own brands: most are ours under the same name, two we do not sell. */
export const tvcBrands: TvcBrandSeed[] = [
  ...brands.filter(({ key }) => equivalent.includes(key)).map(({ key, name }) => ({ key, name, brand: key })),
  { key: 'ferrovista', name: 'Ferrovista', brand: null },
  { key: 'altamar-audio', name: 'Altamar Audio', brand: null },
];

const divisions = ['videovigilancia', 'control-de-acceso', 'alarmas', 'deteccion-de-incendio', 'redes', 'energia'];

/** TVC's own tree: the divisions it shares with us and the families below them, and sound, which is its alone. */
export const tvcCategories: TvcCategorySeed[] = [
  ...categories
    .filter(({ key, parent }) => divisions.includes(key) || divisions.includes(parent ?? ''))
    .map(({ key, name, abbreviation, parent }) => ({
      key,
      name,
      abbreviation: `T-${abbreviation}`,
      parent,
      category: key,
    })),
  {
    key: 'audio',
    name: t('Audio profesional', 'Professional audio'),
    abbreviation: 'T-AUD',
    parent: null,
    category: null,
  },
];
