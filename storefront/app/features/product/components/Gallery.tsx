import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { ProductView } from '../product.view';
import { Thumbnails } from './Thumbnails';

const PictureViewer = lazy(() => import('./PictureViewer'));

interface GalleryProps {
  readonly images: ProductView['images'];
  readonly name: string;
}

/** The chosen picture large, the others small below it; the large one opens the viewer. */
export function Gallery({ images, name }: GalleryProps) {
  const t = useT();
  const [index, setIndex] = useState(0);
  const [isViewing, setViewing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = images[index] ?? null;
  return (
    <section aria-label={t('product.pictures')} className="product-gallery panel p-4">
      <div className="relative">
        <div className="grid aspect-[16/9] min-h-0 grid-rows-[minmax(0,1fr)] place-items-center md:aspect-square [&>*]:max-h-full [&>*]:w-full [&>*]:h-full [&>*]:object-contain">
          <ProductImage url={shown?.url ?? null} alt={shown?.alt ?? name} look="page" isEager />
        </div>
        {shown === null ? null : (
          <button
            ref={opener}
            type="button"
            className="gallery-open"
            aria-label={t('product.zoom', { number: index + 1 })}
            onClick={() => setViewing(true)}
          >
            <span className="btn btn-secondary btn-icon" aria-hidden>
              <ZoomIn size={18} />
            </span>
          </button>
        )}
      </div>
      <Thumbnails images={images} index={index} onChoose={setIndex} />
      {isViewing ? (
        <Suspense>
          <PictureViewer
            images={images}
            name={name}
            index={index}
            onChoose={setIndex}
            opener={opener}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
