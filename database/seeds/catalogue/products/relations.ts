import { hash } from '../../hash';
import type { ProductDraft } from '../families/define';
import type { ProductSeed } from '../types';

const RELATED = 6;

/** What is sold together with the products of a category: categories, most wanted first. */
const GOES_WITH: Record<string, string[]> = {
  'camaras-ip': ['nvr', 'switches-poe', 'montajes', 'utp'],
  'camaras-hd': ['dvr', 'transceptores', 'fuentes-gabinete', 'coaxial'],
  'camaras-ptz': ['montajes', 'controladores-ptz', 'nvr'],
  'camaras-especiales': ['nvr', 'montajes'],
  grabadores: ['discos-duros', 'monitores', 'ups-interactivos'],
  almacenamiento: ['nvr', 'dvr'],
  'accesorios-video': ['ip-bala', 'hd-bala'],
  'kits-video': ['discos-duros', 'ups-interactivos', 'monitores'],
  biometricos: ['electroimanes', 'salida', 'fuentes-gabinete'],
  lectoras: ['controladores', 'credenciales', 'electroimanes'],
  controladores: ['proximidad', 'electroimanes', 'baterias-agm'],
  cerraduras: ['huella', 'salida', 'fuentes-gabinete'],
  'accesos-fisicos': ['proximidad', 'controladores'],
  'paneles-alarma': ['movimiento', 'contactos', 'sirenas', 'baterias-agm'],
  'sensores-alarma': ['paneles-cableados', 'alarmas-inalambricas'],
  avisadores: ['paneles-cableados', 'movimiento'],
  'paneles-incendio': ['humo', 'estaciones-manuales', 'estrobos', 'baterias-agm'],
  'detectores-incendio': ['incendio-convencional', 'estaciones-manuales'],
  notificacion: ['incendio-convencional', 'humo'],
  switches: ['transceptores-sfp', 'cordones', 'gabinetes-de-pared'],
  ruteo: ['switches-administrables', 'puntos-de-acceso'],
  inalambrico: ['switches-poe', 'utp'],
  'fibra-activa': ['fibra-optica', 'switches-administrables'],
  cable: ['jacks', 'ponchadoras', 'probadores'],
  conectividad: ['utp', 'gabinetes-de-pared'],
  gabinetes: ['paneles-de-parcheo', 'supresores'],
  herramienta: ['utp', 'jacks'],
  ups: ['baterias-agm', 'supresores'],
  baterias: ['fuentes-gabinete', 'paneles-cableados'],
  fuentes: ['hd-bala', 'baterias-agm'],
  proteccion: ['ups-interactivos'],
  solar: ['baterias-litio', 'baterias-agm'],
  'videoporteros-kit': ['contrachapas', 'electroimanes'],
  'videoporteros-ip': ['switches-poe', 'electroimanes'],
  interfonos: ['contrachapas', 'utp'],
  radios: ['audio-y-carga', 'antenas'],
  'accesorios-radio': ['radios-portatiles', 'radios-moviles'],
  gps: ['video-movil', 'microsd'],
  'hogar-inteligente': ['concentradores', 'apagadores'],
  reles: ['fuentes-gabinete', 'controladores'],
  computadoras: ['monitores', 'ssd', 'perifericos'],
  monitores: ['mini-pc', 'nvr'],
  componentes: ['laptops', 'mini-pc'],
  software: ['servidores', 'rastreadores', 'nvr'],
};

/** Turns the models that products name into skus, and gives each product its related ones. Throws on a model nobody sells. */
export function withRelations(drafts: ProductDraft[], parentOf: (category: string) => string): ProductSeed[] {
  const skuOf = new Map(drafts.map((draft) => [draft.model, draft.sku]));
  const sku = (model: string): string => {
    const found = skuOf.get(model);
    if (!found) throw new Error(`unknown model: ${model}`);
    return found;
  };
  const offered = byCategory(drafts.filter((draft) => draft.status === 1 && draft.published_in_store));
  return drafts.map(({ replacedBy, kitModels, ...draft }) => ({
    ...draft,
    replaced_by: replacedBy ? [sku(replacedBy)] : [],
    kit: kitModels.map(([model, quantity]) => ({ sku: sku(model), quantity })),
    related: relatedTo(draft.model, draft.category, offered, parentOf).map((other) => other.sku),
  }));
}

function byCategory(drafts: ProductDraft[]): Map<string, ProductDraft[]> {
  const shelves = new Map<string, ProductDraft[]>();
  for (const draft of drafts) shelves.set(draft.category, [...(shelves.get(draft.category) ?? []), draft]);
  return shelves;
}

/** Two neighbours of the same category, then one of each category that goes with it. */
function relatedTo(
  model: string,
  category: string,
  offered: ReadonlyMap<string, ProductDraft[]>,
  parentOf: (category: string) => string,
): ProductDraft[] {
  const ranked = (of: string): ProductDraft[] =>
    (offered.get(of) ?? [])
      .filter((other) => other.model !== model)
      .map((other) => ({ other, rank: hash(model + other.model) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ other }) => other);
  const partners = (GOES_WITH[parentOf(category)] ?? []).filter((partner) => partner !== category);
  const together = partners.flatMap((partner) => ranked(partner).slice(0, 1));
  return [...ranked(category).slice(0, RELATED - together.length), ...together];
}
