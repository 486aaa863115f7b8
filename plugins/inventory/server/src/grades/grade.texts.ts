import type { Grade } from '../../../contract';

interface Texts {
  readonly name: string;
  readonly description: string;
  readonly warranty_text: string;
}

const year = { es: 'Garantía de 12 meses', en: '12-month warranty' };
const none = { es: 'Sin garantía', en: 'No warranty' };

/** What each grade is called and promises until staff word it otherwise (spec storefront 3, condition grades). */
export const gradeTexts: Readonly<Record<Exclude<Grade, 'Stock'>, { readonly es: Texts; readonly en: Texts }>> = {
  MALTRATADO: {
    es: { name: 'Empaque maltratado', description: 'Producto nuevo con el empaque dañado.', warranty_text: year.es },
    en: { name: 'Damaged packaging', description: 'New product with damaged packaging.', warranty_text: year.en },
  },
  NUEVO: {
    es: {
      name: 'Nuevo, caja abierta',
      description: 'Producto nuevo; solo el empaque está dañado o la caja abierta.',
      warranty_text: year.es,
    },
    en: {
      name: 'New, open box',
      description: 'New product; only the packaging is damaged or the box open.',
      warranty_text: year.en,
    },
  },
  AAA: {
    es: {
      name: 'Demostración',
      description: 'Producto nuevo usado en demostraciones o exhibición.',
      warranty_text: year.es,
    },
    en: { name: 'Demo unit', description: 'New product used for demos or display.', warranty_text: year.en },
  },
  A: {
    es: { name: 'Usado', description: 'Con señales de instalación y uso.', warranty_text: year.es },
    en: { name: 'Used', description: 'With signs of installation and use.', warranty_text: year.en },
  },
  B: {
    es: {
      name: 'Reparado, buen estado',
      description: 'Reparado y en buen estado.',
      warranty_text: 'Garantía de 6 meses',
    },
    en: { name: 'Repaired, good state', description: 'Repaired and in good state.', warranty_text: '6-month warranty' },
  },
  C: {
    es: { name: 'Reparado, desgaste notable', description: 'Reparado, con desgaste notable.', warranty_text: none.es },
    en: { name: 'Repaired, notable wear', description: 'Repaired, with notable wear.', warranty_text: none.en },
  },
  D: {
    es: {
      name: 'Reparado, daño notable',
      description: 'Reparado, con daño físico notable o funcionamiento parcial.',
      warranty_text: none.es,
    },
    en: {
      name: 'Repaired, notable damage',
      description: 'Repaired, with notable physical damage or partial function.',
      warranty_text: none.en,
    },
  },
  E: {
    es: {
      name: 'Obsoleto o descompuesto',
      description: 'Obsoleto o descompuesto; con frecuencia cámaras simuladas.',
      warranty_text: none.es,
    },
    en: { name: 'Obsolete or broken', description: 'Obsolete or broken; often dummy cameras.', warranty_text: none.en },
  },
};
