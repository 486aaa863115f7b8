import type { CardAnswer } from './contract';

/** What the platform shows on the store apart from its catalogue. Dates are UTC. */
export interface PromoAnswer {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly link_url: string | null;
  readonly logo_url: string | null;
  readonly background_style: string;
  readonly title: string;
  readonly button_text: string | null;
  readonly has_countdown: boolean;
  readonly button_style: string;
  readonly terms_and_conditions: string | null;
}

export interface PopupAnswer {
  readonly key: string;
  readonly concept: string;
  readonly title: string | null;
  readonly body: string | null;
  readonly action_text: string | null;
  readonly action_url: string | null;
  readonly image_url: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

export interface NavButtonAnswer {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly variant: string;
  readonly font_size: number;
  readonly text_color: string | null;
  readonly background_color: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly image_url: string | null;
}

export interface CampaignsAnswer {
  readonly promos: readonly PromoAnswer[];
  readonly popups: readonly PopupAnswer[];
  readonly nav_buttons: readonly NavButtonAnswer[];
}

interface PictureAnswer {
  readonly url: string;
  readonly alt: string;
}

export interface RichNode {
  readonly type: string;
  readonly text?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly code?: boolean;
  readonly level?: number;
  readonly format?: string;
  readonly url?: string;
  readonly children?: readonly RichNode[];
  readonly image?: { readonly url?: string; readonly alternativeText?: string | null };
}

export interface FormFieldAnswer {
  readonly label: string;
  readonly field_type: 'short_text' | 'email' | 'phone' | 'long_text' | 'options';
  readonly is_required: boolean;
  readonly options: readonly string[];
}

export type BlockAnswer =
  | {
      readonly kind: 'hero';
      readonly title: string;
      readonly text: string | null;
      readonly button_text: string | null;
      readonly button_url: string | null;
      readonly background_style: 'dark' | 'light' | 'accent';
      readonly image: PictureAnswer | null;
    }
  | {
      readonly kind: 'product_carousel';
      readonly title: string;
      readonly rule: 'category' | 'brand' | 'promo' | 'new' | 'chosen';
      readonly limit: number;
      readonly category_id: number | null;
      readonly brand_id: number | null;
      readonly products?: readonly CardAnswer[];
    }
  | {
      readonly kind: 'banner_grid';
      readonly title: string | null;
      readonly banners: readonly {
        readonly title: string;
        readonly text: string | null;
        readonly url: string;
        readonly image: PictureAnswer | null;
      }[];
    }
  | { readonly kind: 'rich_text'; readonly body: readonly RichNode[] }
  | { readonly kind: 'countdown'; readonly title: string; readonly end_text: string | null; readonly ends_at: string }
  | {
      readonly kind: 'form';
      readonly title: string;
      readonly text: string | null;
      readonly button_text: string | null;
      readonly thanks_text: string | null;
      readonly fields: readonly FormFieldAnswer[];
    };

export interface LandingAnswer {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly is_preview: boolean;
  readonly blocks: readonly BlockAnswer[];
}
