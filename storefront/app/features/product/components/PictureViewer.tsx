import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { RefObject } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '../../../i18n/I18nProvider';
import { imageSources } from '../../../lib/format/image-sources';
import type { ProductView } from '../product.view';
import { useEnlargedPicture } from '../hooks/use-enlarged-picture';
import { Thumbnails } from './Thumbnails';

interface ViewerProps {
  readonly images: ProductView['images'];
  readonly name: string;
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement>;
}

/** Pictures as large as the window. Arrows go from one to the next, + and − come closer; a close picture is scrolled. */
export default function PictureViewer({ images, name, index, onChoose, onClose, opener }: ViewerProps) {
  const t = useT();
  const { isClose, turn, step, press, view, centre } = useEnlargedPicture((by) =>
    onChoose((index + by + images.length) % images.length),
  );
  const shown = images[index];
  return (
    <Dialog title={name} isOpen onClose={onClose} opener={opener} look="dialog dialog-huge" onKeyDown={press}>
      <div ref={view} className={`viewer ${isClose ? 'viewer-close' : ''}`}>
        {shown === undefined ? null : (
          <button type="button" aria-label={t('product.picture', { number: index + 1 })} onClick={turn}>
            <img
              {...(isClose ? { src: shown.url } : imageSources(shown.url, [640, 960, 1280, 1600]))}
              sizes="96vw"
              alt={shown.alt}
              width={1200}
              height={900}
              onLoad={centre}
            />
          </button>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <button type="button" className="btn btn-secondary" aria-pressed={isClose} onClick={turn}>
          {isClose ? <ZoomOut size={18} aria-hidden /> : <ZoomIn size={18} aria-hidden />}
          {t(isClose ? 'product.farther' : 'product.closer')}
        </button>
        {images.length < 2 ? null : <Steps onStep={step} />}
        <span className="ml-auto text-sm text-muted tabular" role="status">
          {t('product.pictureOf', { number: index + 1, count: images.length })}
        </span>
      </div>
      <Thumbnails images={images} index={index} onChoose={onChoose} />
    </Dialog>
  );
}

function Steps({ onStep }: { readonly onStep: (by: number) => void }) {
  const t = useT();
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t('product.previousPicture')}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t('product.nextPicture')}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
    </>
  );
}
