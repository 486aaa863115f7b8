import { useT } from '../../../i18n/I18nProvider';
import { ProductCarousel } from '../../product-card';
import type { ProductView } from '../product.view';
import { Datasheet } from './Datasheet';
import { Documents } from './Documents';
import { KitParts } from './KitParts';
import { Overviews } from './Overviews';
import { Videos } from './Videos';
import { VisitedProducts } from './VisitedProducts';

/** Everything below the product's picture, texts and price. */
export function ProductSections({ view }: { readonly view: ProductView }) {
  const t = useT();
  const { card, datasheet, documents } = view;
  return (
    <>
      <KitParts kit={view.kit} />
      <Overviews overviews={view.overviews} name={card.name} />
      {datasheet.length + documents.length === 0 ? null : (
        <div
          className={`later mt-4 grid gap-4 ${datasheet.length > 0 && documents.length > 0 ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
        >
          <Datasheet groups={datasheet} />
          <Documents documents={documents} />
        </div>
      )}
      <Videos videos={view.videos} name={card.name} />
      {view.replacements.length === 0 ? null : (
        <ProductCarousel title={t('product.replacements')} cards={view.replacements} allUrl={null} />
      )}
      {view.related.length === 0 ? null : (
        <ProductCarousel title={t('product.related')} cards={view.related} allUrl={view.categoryUrl} />
      )}
      <VisitedProducts card={card} />
    </>
  );
}
