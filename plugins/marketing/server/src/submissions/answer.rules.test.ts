import { describe, expect, test } from 'vitest';
import { answered, emailOf, refusalsOf, summaryOf, type FormField } from './answer.rules';

const field = (field_type: string, more: Partial<FormField> = {}): FormField => ({
  label: field_type,
  field_type,
  is_required: false,
  options: [],
  ...more,
});
const codeOf = (one: FormField, value: string) => refusalsOf([one], { 0: value })[0]?.code ?? null;

describe('answers to a form', () => {
  test('must be given where they are required', () => {
    expect(refusalsOf([field('short_text'), field('email', { is_required: true })], {})).toEqual([
      { code: 'answer_required', field: 'answers.1' },
    ]);
  });

  test('of mail and telephone have their shape', () => {
    expect(codeOf(field('email'), 'ana@empresa')).toBe('not_an_email');
    expect(codeOf(field('email'), 'ana@empresa.mx')).toBeNull();
    expect(codeOf(field('phone'), '81 1234 567')).toBe('phone_invalid');
    expect(codeOf(field('phone'), '+52 (81) 1234-5678')).toBeNull();
  });

  test('to a list are one of its options', () => {
    const list = field('options', { options: ['Instalador', 'Revendedor'] });
    expect(codeOf(list, 'Otro')).toBe('not_an_option');
    expect(codeOf(list, 'Instalador')).toBeNull();
  });

  test('have an end', () => {
    expect(codeOf(field('short_text'), 'x'.repeat(201))).toBe('too_long');
    expect(codeOf(field('long_text'), 'x'.repeat(2_000))).toBeNull();
  });

  test('are kept beside their questions; what was left empty is left out', () => {
    const fields = [field('short_text', { label: 'Nombre' }), field('short_text'), field('email', { label: 'Correo' })];
    const given = { 0: 'Ana', 2: 'ana@empresa.mx' };
    expect(summaryOf(answered(fields, given))).toBe('Nombre: Ana\nCorreo: ana@empresa.mx');
    expect(emailOf(fields, given)).toBe('ana@empresa.mx');
    expect(emailOf(fields, { 0: 'Ana' })).toBeNull();
  });
});
