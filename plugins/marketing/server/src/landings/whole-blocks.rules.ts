import type { FieldError } from '@mayorista/kernel';
import type { BlockKind, componentOf } from './landing.blocks';
import type { StoredBlock } from './landing.store';

type Part = Readonly<Record<string, unknown>>;

/** What a block cannot be shown without, under the name that staff read in the panel. */
interface Needs {
  readonly name: string;
  readonly missing: (block: Part) => readonly string[];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const lacking = (part: Part, labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(labels).flatMap(([column, label]) => (isEmpty(part[column]) ? [label] : []));

const eachOf = (value: unknown, labels: Readonly<Record<string, string>>): string[] =>
  Array.isArray(value) ? value.flatMap((part: Part) => lacking(part, labels)) : [];

/** What a carousel's rule asks for beside it. */
const neededByRule: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: { category: 'Categoría' },
  brand: { brand: 'Marca' },
  chosen: { skus: 'Claves (SKU)' },
};

type Component = (typeof componentOf)[BlockKind];

const needsOf: Readonly<Record<Component, Needs>> = {
  'landing.hero': { name: 'Portada', missing: (block) => lacking(block, { title: 'Título' }) },
  'landing.product-carousel': {
    name: 'Carrusel de productos',
    missing: (block) => lacking(block, { title: 'Título', ...neededByRule[String(block.rule)] }),
  },
  'landing.banner-grid': {
    name: 'Cuadrícula de banners',
    missing: (block) => [
      ...lacking(block, { banners: 'Banners' }),
      ...eachOf(block.banners, { title: 'Título del banner', url: 'Enlace del banner' }),
    ],
  },
  'landing.rich-text': { name: 'Texto', missing: (block) => lacking(block, { body: 'Texto' }) },
  'landing.countdown': {
    name: 'Cuenta regresiva',
    missing: (block) => lacking(block, { title: 'Título', ends_at: 'Termina' }),
  },
  'landing.form': {
    name: 'Formulario',
    missing: (block) => [
      ...lacking(block, { title: 'Título', fields: 'Campos' }),
      ...eachOf(block.fields, { label: 'Etiqueta del campo' }),
    ],
  },
};

const isKnown = (component: string): component is Component => component in needsOf;

/** For each block of a draft that lacks something: which it is, counted from the top, and what it lacks. */
export function whatBlocksLack(blocks: readonly StoredBlock[]): FieldError[] {
  return blocks.flatMap((block, index) => {
    if (!isKnown(block.__component)) return [];
    const { name, missing } = needsOf[block.__component];
    const lacks = [...new Set(missing(block))];
    if (lacks.length === 0) return [];
    return [
      {
        code: 'landing_block_incomplete',
        field: 'blocks',
        params: { place: index + 1, name, missing: lacks.join(', ') },
      },
    ];
  });
}
