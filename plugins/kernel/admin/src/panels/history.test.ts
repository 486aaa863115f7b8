import { expect, test } from 'vitest';
import { actionText } from './history';

test('documents and comments added and removed are told in Spanish, whichever way the audit writes them', () => {
  expect(['document-added', 'document_added', 'document-removed', 'comment-removed'].map(actionText)).toEqual([
    'agregó un documento',
    'agregó un documento',
    'quitó un documento',
    'quitó un comentario',
  ]);
  expect(actionText('unknown')).toBe('unknown');
});
