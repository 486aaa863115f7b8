import { SPANISH_STOP_WORDS } from './stop-words';
import { numberForms } from '../language/number-forms';

/** Words of the trade that mean the same: each group stands for every one of its members. */
const GROUPS: string[][] = [
  ['mp', 'megapixel', 'megapixeles', 'megapíxeles'],
  ['wifi', 'wi fi', 'inalámbrico', 'inalámbrica', 'wireless'],
  ['cat 5e', 'cat5e', 'categoría 5e'],
  ['cat 6', 'cat6', 'categoría 6'],
  ['cat 6a', 'cat6a', 'categoría 6a'],
  ['nvr', 'grabador'],
  ['dvr', 'xvr', 'grabador'],
  ['cctv', 'videovigilancia', 'circuito cerrado'],
  ['ups', 'no break', 'nobreak', 'respaldo de energía'],
  ['chapa', 'cerradura', 'electroimán', 'contrachapa'],
  ['disco duro', 'hdd'],
  ['ssd', 'disco sólido'],
  ['conmutador', 'switch'],
  ['ruteador', 'router', 'enrutador'],
  ['punto de acceso', 'access point'],
  ['fuente de poder', 'fuente de alimentación', 'power supply'],
  ['bala', 'bullet'],
  ['domo', 'dome'],
  ['torreta', 'turret', 'eyeball'],
  ['detector de humo', 'sensor de humo'],
  ['gabinete', 'rack'],
  ['videoportero', 'intercomunicador'],
  ['interfón', 'intercomunicador'],
  ['tarjeta', 'credencial'],
  ['control de acceso', 'lector de acceso'],
  ['patch panel', 'panel de parcheo'],
  ['patch cord', 'cordón de parcheo'],
  ['lector de huella', 'lectora de huella', 'terminal de huella', 'checador de huella'],
  ['lector', 'lectora'],
];

/** What a word asks for is said by others, which do not ask for it: a camera for outdoors says its degree of protection. */
const SAID_BY: Record<string, string[]> = {
  exterior: ['intemperie', 'ip65', 'ip66', 'ip67', 'ip68'],
  exteriores: ['exterior', 'intemperie', 'ip65', 'ip66', 'ip67', 'ip68'],
  audio: ['micrófono'],
};

/** Nouns whose plural is further than one typo from its singular: a real server does not join them by itself. */
const NOUNS = [
  'sensor',
  'detector',
  'monitor',
  'grabador',
  'conector',
  'lector',
  'extensor',
  'convertidor',
  'adaptador',
  'botón',
  'luz',
  'panel',
  'red',
  'cámara',
  'cable',
  'fuente',
];

const silent = new Set(SPANISH_STOP_WORDS);

/** How a query says it: its stop words are not looked at. */
const asAsked = (word: string): string =>
  word
    .split(' ')
    .filter((each) => !silent.has(each))
    .join(' ');

/** Synonyms in the shape of the settings: word -> what else it may be called. `own` are the groups that staff added. */
export function productSynonyms(own: readonly (readonly string[])[] = []): Record<string, string[]> {
  const table = new Map<string, Set<string>>();
  const join = (word: string, others: readonly string[]): void => {
    table.set(word, new Set([...(table.get(word) ?? []), ...others.filter((other) => other !== word)]));
  };
  for (const group of [...GROUPS, ...own])
    for (const word of group) for (const form of new Set([word, asAsked(word)])) join(form, group);
  for (const [word, others] of Object.entries(SAID_BY)) join(word, others);
  for (const noun of NOUNS) {
    const singular = noun.normalize('NFD').replace(/\p{M}/gu, '');
    const plural = numberForms(singular).find((form) => form !== singular) ?? singular;
    join(singular, [plural]);
    join(plural, [singular]);
  }
  return Object.fromEntries([...table].map(([word, others]) => [word, [...others]]));
}
