import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { NoticeAnswer } from './notifications.api.server';
import { ALL_NOTICES, badgeOf, noticeView, targetOf } from './notifications.view';

const answer = answerWith<NoticeAnswer>({
  id: 7,
  title: 'Tu pedido está listo',
  message: 'Puedes recogerlo.',
  url: '/sale-orders/3',
  image_url: 'http://cms.test/uploads/a.webp',
  read_at: null,
  time_ago_read: 'hace 5 minutos',
});

test('a notice is opened through the store, which marks it read; its picture comes through the store too', () => {
  expect(noticeView(answer, ['http://cms.test'])).toEqual({
    id: 7,
    title: 'Tu pedido está listo',
    message: 'Puedes recogerlo.',
    ago: 'hace 5 minutos',
    image: '/media/uploads/a.webp',
    isUnread: true,
    url: '/push-notifications/7',
  });
  expect(noticeView({ ...answer, read_at: '2026-03-01T00:00:00Z' }, []).isUnread).toBe(false);
});

test.each([
  ['/promos', '/promos'],
  ['https://foro.test/tema', 'https://foro.test/tema'],
  [null, ALL_NOTICES],
  ['//otro.test', ALL_NOTICES],
  ['/\\otro.test', ALL_NOTICES],
  ['javascript:alert(1)', ALL_NOTICES],
])('%s leads to %s', (url, target) => {
  expect(targetOf(url)).toBe(target);
});

test('the bell counts to 99', () => {
  expect([1, 99, 100].map(badgeOf)).toEqual(['1', '99', '99+']);
});
