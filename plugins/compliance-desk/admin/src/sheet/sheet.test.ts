import { expect, test } from 'vitest';
import { byNorm, fractionText, needsReason, resultOf, type Norm, type Requirement } from './sheet';

test.each([
  ['pending', 'in_review', false],
  ['in_review', 'approved', false],
  ['in_review', 'rejected', true],
  ['approved', 'pending', true],
  ['approved', 'in_review', true],
  ['rejected', 'pending', false],
] as const)('from %s to %s a reason is asked: %s', (from, to, asked) => expect(needsReason(from, to)).toBe(asked));

test('what is missing is red only where it is mandatory', () => {
  expect(resultOf({ result: 'missing', is_mandatory: true })).toEqual({ label: 'Falta', tone: 'danger' });
  expect(resultOf({ result: 'missing', is_mandatory: false })).toEqual({ label: 'Pendiente', tone: 'neutral' });
});

test('a fraction reads as customs write it', () =>
  expect(fractionText({ code: '85258902', nico: '03' })).toBe('8525.89.02 03'));

test('requirements stand under their norm', () => {
  const nom = (id: number): Norm => ({ id, code: `NOM-${id}`, name: '', is_active: true, source: 'stated' });
  const asked = (id: number, nomId: number) => ({ requirement_id: id, nom_id: nomId }) as Requirement;
  const noms = [nom(2), nom(1), nom(3)];
  const grouped = byNorm({ noms, requirements: [asked(7, 1), asked(8, 2), asked(9, 1)] });
  expect(grouped.map((each) => [each.nom.id, each.requirements.map((one) => one.requirement_id)])).toEqual([
    [2, [8]],
    [1, [7, 9]],
    [3, []],
  ]);
});
