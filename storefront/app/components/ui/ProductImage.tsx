import { useEffect, useRef, useState } from 'react';
import { imageSources, type ImageWidth } from '../../lib/format/image-sources';

interface Look {
  readonly widths: readonly ImageWidth[];
  readonly sizes: string;
}

/** How wide a picture stands where, so that a phone does not load what a desk needs. */
const looks = {
  thumb: { widths: [96, 160], sizes: '72px' },
  card: { widths: [160, 320, 480], sizes: '(max-width: 639px) 88px, 220px' },
  tall: { widths: [320, 480], sizes: '(max-width: 379px) 88vw, (max-width: 639px) 44vw, 220px' },
  page: { widths: [320, 480, 640, 960, 1280], sizes: '(max-width: 767px) 92vw, 560px' },
} as const satisfies Record<string, Look>;

interface ProductImageProps {
  readonly url: string | null;
  readonly alt: string;
  /** True for what is seen first; the rest waits until it is near. */
  readonly isEager?: boolean;
  readonly look: keyof typeof looks;
}

/** React 18 knows the attribute only in this spelling. */
const first = { fetchpriority: 'high' };

/** A product's picture, or a drawing of ours when it has none or it fails. */
export function ProductImage({ url, alt, look, isEager = false }: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration fired its error event at nobody.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailedUrl(url);
  }, [url]);

  if (url === null || failedUrl === url) return <MissingImage alt={alt} />;
  return (
    <img
      ref={image}
      {...imageSources(url, looks[look].widths)}
      sizes={looks[look].sizes}
      alt={alt}
      width={320}
      height={240}
      loading={isEager ? 'eager' : 'lazy'}
      {...(isEager && first)}
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}

function MissingImage({ alt }: { readonly alt: string }) {
  return (
    <svg
      viewBox="0 0 120 90"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className="bg-sunken rounded-md text-line-strong"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M60 26 84 38v20L60 70 36 58V38z" />
        <path d="m36 38 24 12 24-12M60 50v20M48 32l24 12" />
      </g>
    </svg>
  );
}
