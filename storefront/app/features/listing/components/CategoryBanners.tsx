import { imageSources } from '../../../lib/format/image-sources';
import { CampaignLink } from '../../campaigns';
import type { BannerView } from '../listing.view';

interface Props {
  readonly banners: readonly BannerView[];
  /** What the category is called: a link needs words even where its picture has none. */
  readonly name: string;
}

/** The banners of a category, the first thing among its products; several side by side, to be drawn past. */
export function CategoryBanners({ banners, name }: Props) {
  if (banners.length === 0) return null;
  const isAlone = banners.length === 1;
  return (
    <ul className="cards-banners flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-lg" aria-label={name}>
      {banners.map((banner, at) => (
        <li key={banner.id} className={`flex-none snap-start ${isAlone ? 'w-full' : 'w-[88%] md:w-[calc(50%-6px)]'}`}>
          {banner.href === null ? (
            <Picture banner={banner} alt={banner.alt} isFirst={at === 0} />
          ) : (
            <CampaignLink to={banner.href} className="block h-full rounded-lg">
              <Picture banner={banner} alt={banner.alt || name} isFirst={at === 0} />
            </CampaignLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly banner: BannerView;
  readonly alt: string;
  readonly isFirst: boolean;
}

const Picture = ({ banner: { image, width, height }, alt, isFirst }: PictureProps) => (
  <img
    {...imageSources(image, [480, 640, 960, 1280, 1600])}
    sizes="(max-width: 1280px) 96vw, 700px"
    alt={alt}
    width={width}
    height={height}
    loading={isFirst ? 'eager' : 'lazy'}
  />
);
