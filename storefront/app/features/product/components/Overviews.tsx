import { useT } from '../../../i18n/I18nProvider';
import { imageSources, type ImageWidth } from '../../../lib/format/image-sources';
import type { OverviewView } from '../product-parts.view';

/** The width below which the store is a phone (storefront document, section 9). */
const PHONE = '(max-width: 990px)';

/** What the maker says of the product: pictures for desks and phones, with their texts. */
export function Overviews({ overviews, name }: { readonly overviews: readonly OverviewView[]; readonly name: string }) {
  const t = useT();
  if (overviews.length === 0) return null;
  return (
    <section aria-label={t('product.overview')} className="mt-4 grid gap-4">
      {overviews.map((overview) => (
        <Overview key={overview.id} overview={overview} name={name} />
      ))}
    </section>
  );
}

function Overview({ overview, name }: { readonly overview: OverviewView; readonly name: string }) {
  const { title, description, align, desk, href } = overview;
  const isBeside = align !== 'center' && desk !== null && (title !== null || description !== null);
  return (
    <article className={`later panel overview ${isBeside ? `overview-${align}` : ''}`}>
      {desk === null ? null : <OverviewPicture overview={overview} name={name} />}
      {title === null && description === null ? null : (
        <div className="p-4">
          {title === null ? null : (
            <h2 className="text-lg">{href === null ? title : <OverviewLink href={href}>{title}</OverviewLink>}</h2>
          )}
          {description === null ? null : (
            <p className="mt-1 max-w-prose whitespace-pre-line leading-relaxed">{description}</p>
          )}
        </div>
      )}
    </article>
  );
}

function OverviewPicture({ overview, name }: { readonly overview: OverviewView; readonly name: string }) {
  const { desk, phone, alt, href, title } = overview;
  if (desk === null) return null;
  const picture = (
    <picture>
      {phone === null ? null : (
        <source
          media={PHONE}
          srcSet={srcSetOf(phone.url, [480, 640, 960, 1280])}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        {...imageSources(desk.url, [640, 960, 1280, 1600])}
        sizes="(max-width: 1280px) 96vw, 1200px"
        alt={href === null ? alt : alt || title || name}
        width={desk.width}
        height={desk.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
  return href === null || title !== null ? picture : <OverviewLink href={href}>{picture}</OverviewLink>;
}

function srcSetOf(url: string, widths: readonly ImageWidth[]): string {
  const { src, srcSet } = imageSources(url, widths);
  return srcSet ?? src;
}

function OverviewLink({ href, children }: { readonly href: string; readonly children: React.ReactNode }) {
  return href.startsWith('/') ? (
    <a href={href}>{children}</a>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
