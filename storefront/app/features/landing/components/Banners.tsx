import { imageSources } from '../../../lib/format/image-sources';
import { CampaignLink } from '../../campaigns';
import type { BlockView } from '../landing.view';

/** Pictures that lead somewhere, side by side. */
export function Banners({ block: { title, banners } }: { readonly block: Extract<BlockView, { kind: 'banners' }> }) {
  return (
    <section className="page py-4">
      {title === null ? null : <h2 className="mb-3 text-lg">{title}</h2>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {banners.map(({ title: name, text, url, image }) => (
          <li key={`${url} ${name}`}>
            <CampaignLink
              to={url}
              className="panel flex h-full items-center gap-4 p-4 !no-underline hover:border-accent"
            >
              {image === null ? null : (
                <img
                  {...imageSources(image.url, [96, 160, 320])}
                  sizes="96px"
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 flex-none rounded-md object-cover"
                />
              )}
              <span className="min-w-0">
                <span className="block text-md font-semibold text-ink">{name}</span>
                {text === null ? null : <span className="mt-1 block text-sm text-muted">{text}</span>}
              </span>
            </CampaignLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
