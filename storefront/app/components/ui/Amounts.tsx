import { useT } from '../../i18n/I18nProvider';
import type { Money } from '../../lib/format/money';
import { MoneyText } from './Price';

interface Sums {
  readonly subtotal: Money;
  /** Absent where nothing is shipped, null where it is not known yet. */
  readonly shipping?: Money | null;
  readonly iva: Money;
  /** Why it is not the rate that the place of delivery would have. */
  readonly ivaNote?: string | null;
  readonly total: Money;
  /** What somebody else is shown that it comes to, and who; absent where everybody is shown the same. */
  readonly shown?: { readonly to: string; readonly total: Money } | null;
}

/** What something comes to: its parts, as far as they are known, and the total. */
export function Amounts({ of: { subtotal, shipping, iva, ivaNote, total, shown } }: { readonly of: Sums }) {
  const t = useT();
  const parts = [
    [t('cart.subtotal'), subtotal],
    [t('cart.shipping'), shipping],
    [t('cart.iva'), iva],
  ] as const;
  return (
    <dl className="grid gap-2">
      {parts.map(([label, money]) =>
        money == null ? null : (
          <div key={label} className="flex justify-between">
            <dt className="text-muted">{label}</dt>
            <dd>
              <MoneyText money={money} />
            </dd>
          </div>
        ),
      )}
      {ivaNote == null ? null : <dd className="text-xs text-muted">{ivaNote}</dd>}
      <div className="flex justify-between border-t border-line pt-2 text-lg font-bold text-ink">
        <dt>{t('cart.total')}</dt>
        <dd>
          <MoneyText money={total} />
        </dd>
      </div>
      {shown == null ? null : (
        <div className="flex justify-between text-sm">
          <dt className="text-muted">{shown.to}</dt>
          <dd>
            <MoneyText money={shown.total} />
          </dd>
        </div>
      )}
    </dl>
  );
}
