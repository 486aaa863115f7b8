import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { MessageAnswer } from './conversation.api.server';
import { conversation } from './conversation.view';

test('a conversation begins with its oldest message, and only one’s own are corrected', () => {
  const message = { body: 'Hola', created_at: '2026-11-24T10:00:00Z', edited_at: null, files: [] };
  const views = conversation(
    [
      { ...message, id: 3, author: { id: 1, name: 'Laura' }, is_from_house: true },
      { ...message, id: 2, author: { id: 2, name: 'Emilio' }, is_from_house: false },
      { ...message, id: 1, author: { id: 1, name: 'Laura' }, is_from_house: false },
    ].map(answerWith<MessageAnswer>),
    1,
  );
  expect(views.map(({ id, isOwn }) => [id, isOwn])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
});
