import { match, type KeptPlaces, type Place, type Verb } from '@mayorista/kernel/panel/palette';
import type { Menu } from '../frame/menu-tree';
import type { Hit } from './use-findings';

/** A line of the palette: a page to go to, or something to do. */
export interface Entry {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly place: Place | null;
  readonly verb: Verb | null;
  readonly hit: Hit | null;
}

export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const mostPages = 6;

const ofPlace = (place: Place): Entry => ({
  key: place.to,
  label: place.label,
  detail: place.detail,
  place,
  verb: null,
  hit: null,
});

const ofVerb = (verb: Verb): Entry => ({
  key: `verb ${verb.label}`,
  label: verb.label,
  detail: 'Acción',
  place: null,
  verb,
  hit: null,
});

const ofHit = (hit: Hit): Entry => {
  const detail = [hit.kind_label, hit.detail].filter(Boolean).join(' · ');
  return { ...ofPlace({ to: hit.to, label: hit.title, detail }), key: `${hit.kind} ${hit.id}`, hit };
};

interface Known {
  readonly menu: Menu;
  /** Those that the person may do. */
  readonly verbs: readonly Verb[];
  readonly kept: KeptPlaces;
}

/** Lists what the palette shows before anything is typed: what is pinned, what was seen lately, what asks for a record. */
export function firstSections({ verbs, kept }: Known): Section[] {
  const pinned = new Set(kept.pinned.map(({ to }) => to));
  return [
    { title: 'Fijados', entries: kept.pinned.map(ofPlace) },
    { title: 'Vistos hace poco', entries: kept.recent.filter(({ to }) => !pinned.has(to)).map(ofPlace) },
    { title: 'Acciones', entries: verbs.filter(({ asks }) => asks !== undefined).map(ofVerb) },
  ].filter(({ entries }) => entries.length > 0);
}

/** Lists pages and verbs that a text names, the nearest first, and the records that the platform found by it. */
export function foundSections(text: string, { menu, verbs }: Known, hits: readonly Hit[]): Section[] {
  const pages = menu.areas.flatMap(({ area, lines }) =>
    lines.map((line) => ({
      rank: match(text, { ...line, place: area }),
      entry: ofPlace({ to: line.to, label: line.label, detail: area }),
    })),
  );
  const acts = verbs.map((verb) => ({ rank: match(text, verb), entry: ofVerb(verb) }));
  const named = [...pages, ...acts]
    .flatMap(({ rank, entry }) => (rank === null ? [] : [{ rank, entry }]))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostPages)
    .map(({ entry }) => entry);
  return [
    { title: 'Páginas y acciones', entries: named },
    { title: 'Registros', entries: hits.map(ofHit) },
  ].filter(({ entries }) => entries.length > 0);
}

/** Lists the records that a verb is offered. */
export const askedSections = (hits: readonly Hit[]): Section[] =>
  hits.length === 0 ? [] : [{ title: 'Registros', entries: hits.map(ofHit) }];
