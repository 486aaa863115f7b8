import type { BlockAnswer, FormFieldAnswer, RichNode } from '../../api/campaign-answers';
import type { CardAnswer } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { invitesToRegister } from '../campaigns';
import { listingUrl } from '../listing';
import { cardView, type CardView } from '../product-card';

interface PictureView {
  readonly url: string;
  readonly alt: string;
}

interface Placed {
  /** Where the page's links lead to it. */
  readonly anchor: string;
}

export type BlockView = Placed &
  (
    | {
        readonly kind: 'hero';
        readonly title: string;
        readonly text: string | null;
        readonly button: { readonly text: string; readonly url: string } | null;
        readonly look: 'dark' | 'light' | 'accent';
        readonly image: PictureView | null;
      }
    | {
        readonly kind: 'carousel';
        readonly title: string;
        readonly cards: readonly CardView[];
        readonly allUrl: string | null;
      }
    | {
        readonly kind: 'banners';
        readonly title: string | null;
        readonly banners: readonly {
          readonly title: string;
          readonly text: string | null;
          readonly url: string;
          readonly image: PictureView | null;
        }[];
      }
    | { readonly kind: 'text'; readonly body: readonly RichNode[] }
    | { readonly kind: 'countdown'; readonly title: string; readonly endText: string | null; readonly endsAt: string }
    | FormView
  );

export interface FormView extends Placed {
  readonly kind: 'form';
  readonly title: string;
  readonly text: string | null;
  readonly buttonText: string | null;
  readonly thanks: string | null;
  readonly fields: readonly FormFieldAnswer[];
}

export interface LandingView {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly isPreview: boolean;
  /** When it was put together: what countdowns start from. */
  readonly at: number;
  readonly blocks: readonly BlockView[];
}

export type CarouselAnswer = Extract<BlockAnswer, { kind: 'product_carousel' }>;

/** What the listing is asked for a carousel; null when its rule names nothing, or the visitor may not know the answer. */
export function queryOf(
  { rule, limit, category_id, brand_id }: CarouselAnswer,
  hasPrices: boolean,
): Readonly<Record<string, string | number>> | null {
  const perPage = { perPage: limit };
  switch (rule) {
    case 'category':
      return category_id === null ? null : { ...perPage, categoryId: category_id };
    case 'brand':
      return brand_id === null ? null : { ...perPage, brandIds: String(brand_id) };
    case 'new':
      return { ...perPage, newProducts: 1 };
    case 'promo':
      return hasPrices ? { ...perPage, withPromo: 1 } : null;
    case 'chosen':
      return null;
  }
}

/** Where 'Ver Todos' leads: the listing of the same rule. */
export function allUrlOf({ rule, category_id, brand_id }: CarouselAnswer): string | null {
  switch (rule) {
    case 'category':
      return category_id === null ? null : `/categories/${category_id}`;
    case 'brand':
      return brand_id === null ? null : listingUrl({ brandIds: [brand_id] });
    case 'new':
      return '/news';
    case 'promo':
      return '/promos';
    case 'chosen':
      return null;
  }
}

interface Shown {
  readonly imageOrigins: readonly string[];
  /** Who is logged in is not invited to register. */
  readonly isLoggedIn: boolean;
  /** The products found for the block at each place. */
  readonly found: ReadonlyMap<number, readonly CardAnswer[]>;
}

/** The blocks as the page shows them; a carousel without products is left out. */
export function blockViews(blocks: readonly BlockAnswer[], { imageOrigins, isLoggedIn, found }: Shown): BlockView[] {
  const anchors = anchorsOf(blocks);
  const concerns = (url: string | null) => !(isLoggedIn && invitesToRegister(url));
  return blocks.flatMap((block, place): BlockView[] => {
    const anchor = anchors[place] ?? '';
    const picture = (image: { readonly url: string; readonly alt: string } | null): PictureView | null => {
      const url = imageUrl(image?.url, imageOrigins);
      return url === null ? null : { url, alt: image?.alt ?? '' };
    };
    switch (block.kind) {
      case 'hero':
        return [{ anchor, kind: 'hero', ...heroOf(block, concerns(block.button_url)), image: picture(block.image) }];
      case 'product_carousel': {
        const cards = (found.get(place) ?? []).map((card) => cardView(card, imageOrigins));
        return cards.length === 0
          ? []
          : [{ anchor, kind: 'carousel', title: block.title, cards, allUrl: allUrlOf(block) }];
      }
      case 'banner_grid': {
        const shown = block.banners.filter(({ url }) => concerns(url));
        const banners = shown.map((banner) => ({ ...banner, image: picture(banner.image) }));
        return [{ anchor, kind: 'banners', title: block.title, banners }];
      }
      case 'rich_text':
        return [{ anchor, kind: 'text', body: block.body }];
      case 'countdown':
        return [{ anchor, kind: 'countdown', title: block.title, endText: block.end_text, endsAt: block.ends_at }];
      case 'form':
        return [{ anchor, ...formView(block) }];
    }
  });
}

const heroOf = (
  { title, text, button_text, button_url, background_style }: Extract<BlockAnswer, { kind: 'hero' }>,
  hasButton: boolean,
) => ({
  title,
  text,
  button: !hasButton || button_text === null || button_url === null ? null : { text: button_text, url: button_url },
  look: background_style,
});

export const formView = (block: Extract<BlockAnswer, { kind: 'form' }>): Omit<FormView, 'anchor'> => ({
  kind: 'form',
  title: block.title,
  text: block.text,
  buttonText: block.button_text,
  thanks: block.thanks_text,
  fields: block.fields,
});

const anchorNames: Readonly<Record<BlockAnswer['kind'], string>> = {
  hero: 'portada',
  product_carousel: 'productos',
  banner_grid: 'secciones',
  rich_text: 'texto',
  countdown: 'cuenta',
  form: 'formulario',
};

/** '#productos' leads to the first carousel, '#productos-2' to the second. */
function anchorsOf(blocks: readonly BlockAnswer[]): string[] {
  const counts = new Map<string, number>();
  return blocks.map(({ kind }) => {
    const name = anchorNames[kind];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}
