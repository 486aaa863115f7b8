import { Link } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { LongList } from '../../../components/ui/LongList';
import { MoneyText } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { DivisionView, PlacedLine, PlacedView } from '../placed.view';
import { WaitingLine } from './WaitingLine';

interface DivisionsProps {
  readonly order: PlacedView;
  readonly errors: FieldErrors;
}

/** What comes when: the products of an order by where they come from. */
export function Divisions({ order: { divisions }, errors }: DivisionsProps) {
  const { t } = useI18n();
  return (
    <section aria-label={t('cart.lines')} className="panel">
      {divisions.map((division, at) => (
        <div key={division.id} className={at === 0 ? '' : 'border-t-4 border-canvas'}>
          <Heading division={division} number={at + 1} isOnly={divisions.length === 1} />
          <LongList moreLabel={(count) => t('purchase.moreLines', { count })}>
            {division.lines.map((line) => (
              <Line key={line.id} line={line} errors={errors} />
            ))}
          </LongList>
        </div>
      ))}
    </section>
  );
}

interface HeadingProps {
  readonly division: DivisionView;
  readonly number: number;
  readonly isOnly: boolean;
}

function Heading({ division: { warehouse, isBackorder, promisedOn, arrives }, number, isOnly }: HeadingProps) {
  const { t, tag } = useI18n();
  const when =
    promisedOn === null ? t('placed.unknownDay') : t('purchase.cartPromised', { day: formatDay(promisedOn, tag) });
  const arrival =
    arrives === null
      ? null
      : t('placed.arrives', { from: formatDay(arrives.from, tag), to: formatDay(arrives.to, tag) });
  return (
    <div className="bg-sunken px-3 py-2 text-sm">
      <h2 className="text-sm">
        {isOnly ? null : `${t('placed.part', { number })} · `}
        {isBackorder ? t('placed.waits') : t('placed.from', { warehouse: warehouse ?? '' })}
      </h2>
      <p className="text-muted">{[when, arrival].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function Line({ line, errors }: { readonly line: PlacedLine } & Pick<DivisionsProps, 'errors'>) {
  const { t } = useI18n();
  const { productId, name, model, grade, image, quantity, unitPrice, subtotal, gone, isWaiting } = line;
  return (
    <li className="p-3">
      <div className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3">
        <span className={`size-14 [&>*]:size-full [&>*]:object-contain ${gone === null ? '' : 'opacity-50'}`}>
          <ProductImage url={image} alt="" look="thumb" />
        </span>
        <div className="min-w-0">
          <Link to={`/products/${productId}`} className="line-clamp-2 font-medium leading-tight">
            {name}
          </Link>
          <p className="text-xs text-muted">
            {model}
            {grade === null ? null : (
              <span className="badge badge-red ml-1">{t('product.refurbishedGrade', { grade })}</span>
            )}
            {gone === null ? null : <span className="badge badge-gray ml-1">{gone}</span>}
          </p>
          <p className="text-sm text-muted tabular">
            {quantity} × <MoneyText money={unitPrice} />
          </p>
        </div>
        <p className={`font-semibold ${gone === null ? '' : 'text-muted line-through'}`}>
          <MoneyText money={subtotal} />
        </p>
      </div>
      {isWaiting ? <WaitingLine line={line} errors={errors} /> : null}
    </li>
  );
}
