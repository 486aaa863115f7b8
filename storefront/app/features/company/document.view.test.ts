import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { DocumentAnswer } from './company.api.server';
import { documentView } from './document.view';

const document = answerWith<DocumentAnswer>({
  id: 1,
  type: 'articles',
  type_label: 'Acta constitutiva',
  status: 'authorized',
  status_label: 'Autorizado',
  file: { id: 7, name: 'acta.pdf' },
  uploaded_at: '2026-01-02T00:00:00.000Z',
  expires_on: '2026-12-31',
  is_expired: false,
  reason: null,
});

test('a paper that has expired is not authorised any more, and stays the house’s to remove', () => {
  expect(documentView(document)).toMatchObject({ state: 'authorized', expiresOn: '2026-12-31', mayRemove: false });
  expect(documentView({ ...document, is_expired: true })).toMatchObject({ state: 'expired', mayRemove: false });
});

test('a rejected one says why, and may go', () => {
  expect(documentView({ ...document, status: 'rejected', reason: 'Ilegible' })).toMatchObject({
    state: 'rejected',
    reason: 'Ilegible',
    mayRemove: true,
  });
});
