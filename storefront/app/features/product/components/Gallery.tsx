import { useState } from 'react';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { ProductView } from '../product.view';

interface GalleryProps {
  readonly images: ProductView['images'];
  readonly name: string;
}

/** The chosen picture large, the others small below it. */
export function Gallery({ images, name }: GalleryProps) {
  const t = useT();
  const [index, setIndex] = useState(0);
  const shown = images[index] ?? null;
  return (
    <section aria-label={t('product.pictures')} className="product-gallery panel p-4">
      <div className="grid aspect-[16/9] place-items-center md:aspect-[4/3] [&>*]:max-h-full [&>*]:w-full [&>*]:h-full [&>*]:object-contain">
        <ProductImage url={shown?.url ?? null} alt={shown?.alt ?? name} isEager />
      </div>
      {images.length < 2 ? null : (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-1">
          {images.map(({ url }, position) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('product.picture', { number: position + 1 })}
                aria-pressed={position === index}
                onClick={() => setIndex(position)}
                className={`block size-16 rounded-md border bg-surface p-1 [&>*]:size-full [&>*]:object-contain ${position === index ? 'border-accent' : 'border-line'}`}
              >
                <ProductImage url={url} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
