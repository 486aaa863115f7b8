import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { ProductView } from '../product.view';

interface ThumbnailsProps {
  readonly images: ProductView['images'];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** The pictures small, one of them pressed; nothing for a single one. */
export function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  const t = useT();
  if (images.length < 2) return null;
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto p-1">
      {images.map(({ url }, position) => (
        <li key={url}>
          <button
            type="button"
            aria-label={t('product.picture', { number: position + 1 })}
            aria-pressed={position === index}
            onClick={() => onChoose(position)}
            className={`block size-16 rounded-md border bg-surface p-1 [&>*]:size-full [&>*]:object-contain ${position === index ? 'border-accent' : 'border-line'}`}
          >
            <ProductImage url={url} alt="" look="thumb" />
          </button>
        </li>
      ))}
    </ul>
  );
}
