import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { VolumePrice } from '../../product-card';

/** What a piece costs the more of them are bought. */
export function VolumePrices({ prices }: { readonly prices: readonly VolumePrice[] }) {
  const t = useT();
  if (prices.length === 0) return null;
  return (
    <table id="volumen" className="table mt-4 scroll-mt-4 text-sm">
      <caption className="pb-1 text-left text-sm font-semibold text-ink">{t('product.volume')}</caption>
      <thead>
        <tr>
          <th scope="col" className="!py-1">
            {t('product.volumeFrom')}
          </th>
          <th scope="col" className="!py-1 !text-right">
            {t('product.unitPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ from, price }) => (
          <tr key={from}>
            <td className="!py-1 tabular">{t.count('product.pieces', from)}</td>
            <td className="!py-1 text-right font-medium">
              <MoneyText money={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
