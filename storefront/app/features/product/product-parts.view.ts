import type {
  DatasheetFieldAnswer,
  DocumentAnswer,
  OverviewAnswer,
  OverviewPictureAnswer,
  ProductAnswer,
  VideoAnswer,
} from '../../api/product-answers';
import { imageUrl } from '../../lib/format/image-url';
import { cardView, type CardView } from '../product-card';

interface OverviewPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface OverviewView {
  readonly id: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly align: 'left' | 'center' | 'right';
  readonly alt: string;
  readonly href: string | null;
  /** For desks; on a phone `phone` takes its place where there is one. */
  readonly desk: OverviewPicture | null;
  readonly phone: OverviewPicture | null;
}

export interface VideoView {
  readonly id: number;
  readonly key: string;
  readonly title: string | null;
  readonly description: string | null;
}

export interface DocumentView {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** 'PDF', 'ZIP' … out of the file's name. */
  readonly kind: string;
  readonly bytes: number | null;
}

export interface DatasheetGroupView {
  readonly name: string;
  readonly fields: readonly DatasheetFieldView[];
}

interface DatasheetFieldView {
  readonly code: string;
  readonly name: string;
  /** True and false are said in the page's language. */
  readonly value: string | boolean;
}

export interface ProductParts {
  readonly overviews: readonly OverviewView[];
  readonly videos: readonly VideoView[];
  readonly documents: readonly DocumentView[];
  readonly datasheet: readonly DatasheetGroupView[];
  readonly kit: readonly { readonly card: CardView; readonly pieces: number }[];
  readonly replacements: readonly CardView[];
}

/** The room of a picture whose size the platform does not know. */
const UNKNOWN_SIZE = { width: 1200, height: 600 };
const VIDEO_KEY = /^[\w-]{6,64}$/;

function pictureOf(
  picture: OverviewPictureAnswer | null | undefined,
  origins: readonly string[],
): OverviewPicture | null {
  const url = imageUrl(picture?.url, origins);
  if (url === null) return null;
  const { width, height } = picture ?? {};
  return { url, ...(width && height ? { width, height } : UNKNOWN_SIZE) };
}

function overviewOf(overview: OverviewAnswer, origins: readonly string[]): OverviewView {
  const { id, title, description, image_align: align } = overview;
  return {
    id,
    title: title || null,
    description: description || null,
    align: align === 'left' || align === 'right' ? align : 'center',
    ...overviewPictures(overview, origins),
  };
}

/** A block with one picture alone shows it on every screen. */
function overviewPictures(
  { web_image: web, mobile_image: mobile }: OverviewAnswer,
  origins: readonly string[],
): Pick<OverviewView, 'alt' | 'href' | 'desk' | 'phone'> {
  const [desk, phone] = [pictureOf(web, origins), pictureOf(mobile, origins)];
  const first = desk === null ? mobile : web;
  return {
    alt: first?.alt ?? '',
    href: first?.href || null,
    desk: desk ?? phone,
    phone: desk === null ? null : phone,
  };
}

const videoOf = ({ id, video_key: key, title, description }: VideoAnswer): VideoView => ({
  id,
  key,
  title: title || null,
  description: description || null,
});

const documentOf = ({ id, name, size_bytes: bytes }: DocumentAnswer): DocumentView => ({
  id,
  name,
  url: `/product-documents/${id}`,
  kind: /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? '',
  bytes: bytes ?? null,
});

/** A characteristic as it is read: its number with its unit. */
function fieldOf({ code, name, value, unit }: DatasheetFieldAnswer): DatasheetFieldView[] {
  if (value === null) return [];
  if (typeof value === 'boolean') return [{ code, name, value }];
  return [{ code, name, value: unit ? `${value} ${unit}` : String(value) }];
}

/** What hangs on a product; nothing of it is a price but in the cards of who may see prices. */
export function productParts(product: ProductAnswer, origins: readonly string[]): ProductParts {
  return {
    overviews: (product.overviews ?? []).map((overview) => overviewOf(overview, origins)),
    videos: (product.videos ?? []).filter(({ video_key: key }) => VIDEO_KEY.test(key)).map(videoOf),
    documents: (product.documents ?? []).map(documentOf),
    datasheet: (product.datasheet_groups ?? []).map(({ name, fields }) => ({ name, fields: fields.flatMap(fieldOf) })),
    kit: (product.kit ?? []).map((part) => ({ card: cardView(part, origins), pieces: part.pieces })),
    replacements: (product.replacements ?? []).map((card) => cardView(card, origins)),
  };
}
