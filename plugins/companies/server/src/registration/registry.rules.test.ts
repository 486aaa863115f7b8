import { describe, expect, test } from 'vitest';
import { judgeTyped, judgeWhole } from './registry.rules';

const typed = {
  email: 'ana@ejemplo.mx',
  telephone: null,
  whatsapp_number: null,
  rfc: null,
  business_name: null,
  commercial_references: [],
};
const wrong = (change: object): string[] =>
  judgeTyped({ ...typed, ...change }).map(({ code, field }) => `${field}: ${code}`);

describe('what is typed of a registration', () => {
  test('is taken while it is not there yet', () => expect(wrong({})).toEqual([]));

  test('is refused field by field where it is wrong', () => {
    expect(wrong({ email: 'ana@', telephone: '123', commercial_references: [{ telephone: '12' }] })).toEqual([
      'email: invalid_email',
      'telephone: invalid_telephone',
      'commercial_references.0.telephone: invalid_telephone',
    ]);
    expect(wrong({ business_name: 'Comercial del Norte SA de CV' })).toEqual(['business_name: fiscal_name_with_type']);
  });
});

describe('a registration that is sent', () => {
  const whole = {
    telephone: '8181234567',
    rfc: 'XAXX010101000',
    business_name: 'COMERCIAL DEL NORTE',
    tax_regime_id: 1,
    cfdi_use_id: 1,
    zip_code: '64000',
    commercial_references: [{}],
    answers: [{ question_id: 3 }],
  };
  const asked = { questions: [3], documents: ['tax_certificate' as const] };
  const missing = (change: object, more: object = {}): string[] =>
    judgeWhole({ ...whole, ...change }, { ...asked, ...more }).map(({ code, field }) => `${field}: ${code}`);

  test('lacks nothing when all of it is there', () => expect(missing({})).toEqual([]));

  test.each(['telephone', 'rfc', 'business_name', 'tax_regime_id', 'cfdi_use_id', 'zip_code'])(
    'lacks its %s',
    (field) => {
      expect(missing({ [field]: null })).toEqual([`${field}: required`]);
    },
  );

  test('lacks a reference, an answer that is asked for and the certificate, all told at once', () => {
    expect(missing({ commercial_references: [], answers: [] }, { documents: [], questions: [3, 4] })).toEqual([
      'commercial_references: reference_missing',
      'answers.3: required',
      'answers.4: required',
      'documents: tax_certificate_missing',
    ]);
  });
});
