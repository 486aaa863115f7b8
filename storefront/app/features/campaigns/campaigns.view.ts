import type { CampaignsAnswer, NavButtonAnswer, PopupAnswer, PromoAnswer } from '../../api/campaign-answers';
import { imageUrl } from '../../lib/format/image-url';
import { invitesToRegister } from './invitation';

const promoBackgrounds = ['accent', 'dark', 'warning', 'success'] as const;
const promoButtons = ['primary', 'secondary', 'plain'] as const;
const navLooks = [
  'primary',
  'danger',
  'secondary',
  'plain',
  'success',
  'outline-danger',
  'outline-primary',
  'support',
] as const;

export interface PromoView {
  readonly id: number;
  readonly title: string;
  readonly url: string | null;
  readonly button: string | null;
  readonly logo: string | null;
  readonly background: (typeof promoBackgrounds)[number];
  readonly buttonLook: (typeof promoButtons)[number];
  readonly terms: string | null;
  readonly endsAt: string;
  readonly hasCountdown: boolean;
}

export interface NavButtonView {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly look: (typeof navLooks)[number];
  readonly fontSize: number;
  readonly color: string | null;
  readonly background: string | null;
  readonly image: string | null;
}

export interface PopupView {
  /** What is remembered of it once it was closed. */
  readonly key: string;
  readonly concept: string;
  readonly title: string | null;
  readonly body: string | null;
  readonly action: { readonly text: string | null; readonly url: string } | null;
  readonly image: string | null;
}

export interface CampaignsView {
  /** When it was put together: what the countdown starts from, on the server as in the browser. */
  readonly at: number;
  readonly promo: PromoView | null;
  readonly popup: PopupView | null;
  readonly buttons: readonly NavButtonView[];
}

interface Dates {
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether the dates include `now`: the start does, the end does not any more. */
export const isOn = ({ from, to }: Dates, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to));

const oneOf = <T extends string>(known: readonly T[], value: string): T =>
  known.find((each) => each === value) ?? (known[0] as T);

interface Viewer {
  readonly imageOrigins: readonly string[];
  readonly isLoggedIn: boolean;
}

/**
 * What the frame shows now: the first promo and the first popup whose dates include now (storefront document, section 2).
 * Nobody who is logged in is invited to register.
 */
export function campaignsView(
  answer: CampaignsAnswer,
  now: number,
  { imageOrigins, isLoggedIn }: Viewer,
): CampaignsView {
  const concerns = (url: string | null) => !(isLoggedIn && invitesToRegister(url));
  const promo = answer.promos.find(
    ({ start_date: from, end_date: to, link_url: url }) => isOn({ from, to }, now) && concerns(url),
  );
  const popup = answer.popups.find(
    ({ starts_at: from, ends_at: to, action_url: url }) => isOn({ from, to }, now) && concerns(url),
  );
  return {
    at: now,
    promo: promo ? promoView(promo, imageOrigins) : null,
    popup: popup ? popupView(popup, imageOrigins) : null,
    buttons: answer.nav_buttons
      .filter(({ starts_at: from, ends_at: to, url }) => isOn({ from, to }, now) && concerns(url))
      .map((button) => buttonView(button, imageOrigins)),
  };
}

/**
 * Returns until when (ms) the view of an answer is the same: until something begins or ends. A countdown goes on in the browser by the
 * clock, from whatever it stood at when the page was made.
 */
export function holdsUntil({ promos, popups, nav_buttons }: CampaignsAnswer, { at }: CampaignsView): number {
  const dates = [
    ...promos.flatMap(({ start_date, end_date }) => [start_date, end_date]),
    ...[...popups, ...nav_buttons].flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]),
  ];
  const times = dates.flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  return Math.min(...times.filter((time) => time > at));
}

const promoView = (promo: PromoAnswer, imageOrigins: readonly string[]): PromoView => ({
  id: promo.id,
  title: promo.title,
  url: promo.link_url,
  button: promo.button_text,
  logo: imageUrl(promo.logo_url, imageOrigins),
  background: oneOf(promoBackgrounds, promo.background_style),
  buttonLook: oneOf(promoButtons, promo.button_style),
  terms: promo.terms_and_conditions,
  endsAt: promo.end_date,
  hasCountdown: promo.has_countdown,
});

const popupView = (popup: PopupAnswer, imageOrigins: readonly string[]): PopupView => ({
  key: popup.key,
  concept: popup.concept,
  title: popup.title,
  body: popup.body,
  action: popup.action_url === null ? null : { text: popup.action_text, url: popup.action_url },
  image: imageUrl(popup.image_url, imageOrigins),
});

const buttonView = (button: NavButtonAnswer, imageOrigins: readonly string[]): NavButtonView => ({
  id: button.id,
  label: button.label,
  url: button.url,
  look: oneOf(navLooks, button.variant),
  fontSize: button.font_size,
  color: button.text_color,
  background: button.background_color,
  image: imageUrl(button.image_url, imageOrigins),
});
