import { expect, test } from 'vitest';
import type { PromoAnswer } from '../../api/campaign-answers';
import { campaignsView, holdsUntil, isOn } from './campaigns.view';

const now = Date.parse('2026-11-21T12:00:00Z');
const promo = (id: number, start_date: string, end_date: string): PromoAnswer => ({
  id,
  start_date,
  end_date,
  link_url: null,
  logo_url: null,
  background_style: 'dark',
  title: `Promo ${id}`,
  button_text: null,
  has_countdown: false,
  button_style: 'plain',
  terms_and_conditions: null,
});
const visitor = { imageOrigins: [], isLoggedIn: false };
const shown = (promos: readonly PromoAnswer[]) =>
  campaignsView({ promos, popups: [], nav_buttons: [] }, now, visitor).promo?.id ?? null;

test('the bar shows the first promo whose dates include now, otherwise nothing [SF-PROMO-001]', () => {
  const over = promo(1, '2026-11-01T00:00:00Z', '2026-11-21T12:00:00Z');
  const coming = promo(2, '2026-11-21T12:00:01Z', '2026-12-01T00:00:00Z');
  const first = promo(3, '2026-11-21T12:00:00Z', '2026-11-22T00:00:00Z');
  const second = promo(4, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z');
  expect(shown([over, coming, first, second])).toBe(3);
  expect(shown([over, coming])).toBeNull();
  expect(shown([])).toBeNull();
});

test('what is shown is the same until the next thing begins or ends, also where a countdown runs', () => {
  const until = (...promos: PromoAnswer[]): number => {
    const answer = { promos, popups: [], nav_buttons: [] };
    return holdsUntil(answer, campaignsView(answer, now, visitor));
  };
  const over = promo(1, '2026-11-01T00:00:00Z', '2026-11-20T12:00:00Z');
  const on = promo(2, '2026-11-01T00:00:00Z', '2026-11-25T00:00:00Z');
  const coming = promo(3, '2026-11-22T00:00:00Z', '2026-12-01T00:00:00Z');
  expect(until()).toBe(Infinity);
  expect(until(over, on)).toBe(Date.parse('2026-11-25T00:00:00Z'));
  expect(until(over, on, coming)).toBe(Date.parse('2026-11-22T00:00:00Z'));
  expect(until({ ...on, has_countdown: true })).toBe(Date.parse('2026-11-25T00:00:00Z'));
});

test('what has no date on a side is not limited there', () => {
  expect(isOn({ from: null, to: null }, now)).toBe(true);
  expect(isOn({ from: null, to: '2026-11-21T11:59:59Z' }, now)).toBe(false);
});

test('a look the store does not know is drawn as the first one', () => {
  const odd = { ...promo(1, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'), background_style: 'neon' };
  expect(campaignsView({ promos: [odd], popups: [], nav_buttons: [] }, now, visitor).promo?.background).toBe('accent');
});

test('nobody who is logged in is invited to register', () => {
  const button = (id: number, url: string) => ({
    id,
    label: url,
    url,
    variant: 'primary',
    font_size: 14,
    text_color: null,
    background_color: null,
    image_url: null,
    position: 0,
    starts_at: null,
    ends_at: null,
  });
  const nav_buttons = [button(1, '/distributor-registries?origen=menu'), button(2, '/news')];
  const labelsFor = (isLoggedIn: boolean) =>
    campaignsView({ promos: [], popups: [], nav_buttons }, now, { imageOrigins: [], isLoggedIn }).buttons.map(
      ({ id }) => id,
    );
  expect(labelsFor(false)).toEqual([1, 2]);
  expect(labelsFor(true)).toEqual([2]);
});
