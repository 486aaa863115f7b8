import { describe, expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { certificateView, changeView, proposedValues } from './certificate.view';
import type { CertificateAnswer, ChangeAnswer } from './company.api.server';
import { fiscalValues } from './company.view';

const read = answerWith<CertificateAnswer>({
  certificate: { rfc: 'EKU9003173C9', business_name: 'ESCUELA KEMPER URGATE', zip_code: '64000', regimes: ['General'] },
  proposal: { rfc: 'EKU9003173C9', business_name: 'ESCUELA KEMPER URGATE', zip_code: null, tax_regime_id: 4 },
  differences: [
    { field: 'tax_regime_id', certificate: 4, typed: null },
    { field: 'other', certificate: 1, typed: 2 },
  ],
  is_valid: false,
});

describe('a tax certificate', () => {
  test('tells differences by the names that people know', () => {
    const view = certificateView(read, [{ id: 4, text: '601 · General' }]);
    expect(view.differences).toEqual([{ field: 'tax_regime_id', certificate: '601 · General', typed: '—' }]);
    expect(view.read?.rfc).toBe('EKU9003173C9');
    expect(certificateView({ ...read, certificate: null, proposal: null, differences: [] }, []).read).toBeNull();
  });

  test('proposes what it says, and leaves what it does not', () => {
    const typed = { ...fiscalValues(null), zip_code: '06600', cfdi_use_id: '3' };
    expect(proposedValues(typed, read)).toMatchObject({
      rfc: 'EKU9003173C9',
      zip_code: '06600',
      cfdi_use_id: '3',
      tax_regime_id: '4',
    });
    expect(proposedValues(typed, { ...read, proposal: null })).toEqual(typed);
  });
});

test('a change is told from when it was decided, else from when it was asked for', () => {
  const change = answerWith<ChangeAnswer>({
    id: 1,
    rfc: 'R',
    business_name: 'N',
    zip_code: 'Z',
    state: 'pending',
    state_label: 'Por autorizar',
    asked_by: null,
    decided_at: null,
    reason: null,
    createdAt: '2026-01-01',
  });
  expect(changeView(change)).toMatchObject({ at: '2026-01-01', text: 'N · R · Z' });
  expect(changeView({ ...change, decided_at: '2026-02-01' }).at).toBe('2026-02-01');
});
