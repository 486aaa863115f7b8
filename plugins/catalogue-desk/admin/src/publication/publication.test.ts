import { expect, test } from 'vitest';
import { checklist, reasonsText } from './publication';

const reasons = [
  { field: 'sat_key', message: 'Falta la clave SAT' },
  { field: 'nom', message: 'Su certificado NOM venció' },
];

test('the checklist says what is met, and what is missing in the words of the platform', () => {
  expect(checklist(reasons)).toEqual([
    { text: 'Nombre', isMet: true },
    { text: 'Categoría', isMet: true },
    { text: 'Precio de lista', isMet: true },
    { text: 'Falta la clave SAT', isMet: false },
    { text: 'Imagen principal', isMet: true },
    { text: 'Ficha técnica', isMet: true },
    { text: 'Su certificado NOM venció', isMet: false },
  ]);
  expect(checklist([]).every(({ isMet }) => isMet)).toBe(true);
});

test('the reasons of a NO are one sentence, each once', () => {
  expect(reasonsText([...reasons, ...reasons])).toBe('Falta la clave SAT. Su certificado NOM venció');
});
