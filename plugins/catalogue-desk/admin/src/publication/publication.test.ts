import { expect, test } from 'vitest';
import { checklist, reasonsText } from './publication';

const reasons = [
  { field: 'sat_key', message: 'Falta la clave SAT' },
  { field: 'nom', message: 'Su certificado NOM venció' },
];

test('the checklist says what is met, and what is missing in the words of the platform', () => {
  expect(checklist({ status: 1, published_in_store: true, reasons })).toEqual([
    { text: 'Nombre', isMet: true },
    { text: 'Categoría', isMet: true },
    { text: 'Precio de lista', isMet: true },
    { text: 'Falta la clave SAT', isMet: false },
    { text: 'Imagen principal', isMet: true },
    { text: 'Ficha técnica', isMet: true },
    { text: 'Su certificado NOM venció', isMet: false },
    { text: 'Activo', isMet: true },
    { text: 'Publicado', isMet: true },
  ]);
  expect(checklist({ status: 1, published_in_store: true, reasons: [] }).every(({ isMet }) => isMet)).toBe(true);
});

test('the reasons of a NO are one sentence, each once', () => {
  expect(reasonsText([...reasons, ...reasons])).toBe('Falta la clave SAT. Su certificado NOM venció');
});

test('what is published and inactive, or active and not published, lacks just that: nothing of it is green that keeps it out', () => {
  const missing = (status: number, published_in_store: boolean) =>
    checklist({ status, published_in_store, reasons: [] }).flatMap(({ text, isMet }) => (isMet ? [] : [text]));
  expect([missing(1, true), missing(0, true), missing(1, false), missing(0, false)]).toEqual([
    [],
    ['Está inactivo'],
    ['Sin publicar'],
    ['Está inactivo', 'Sin publicar'],
  ]);
});
