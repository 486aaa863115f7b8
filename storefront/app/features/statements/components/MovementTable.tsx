import { Link } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDate, formatDay } from '../../../lib/format/date';
import type { MovementView } from '../statement.view';

/** Movements, the newest first, each with the balance after it. */
export function MovementTable({ movements }: { readonly movements: readonly MovementView[] }) {
  const { t } = useI18n();
  return (
    <div className="panel overflow-x-auto">
      <table className="table">
        <caption className="sr-only">{t('statements.movements')}</caption>
        <thead>
          <tr>
            <th scope="col" className="max-sm:hidden">
              {t('statements.date')}
            </th>
            <th scope="col">{t('statements.movement')}</th>
            <th scope="col" className="max-md:hidden">
              {t('statements.dueOn')}
            </th>
            <th scope="col" className="!text-right">
              {t('statements.amount')}
            </th>
            <th scope="col" className="!text-right max-sm:hidden">
              {t('statements.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Movement({ movement }: { readonly movement: MovementView }) {
  const { t, tag } = useI18n();
  const { at, kind, text, orderId, amount, isMinus, balance, dueOn } = movement;
  return (
    <tr>
      <td className="whitespace-nowrap max-sm:hidden">{formatDate(at, tag)}</td>
      <td>
        <span className="font-medium">{kind === '' ? '' : t(`statements.move_${kind}`)}</span>
        <span className="block text-sm text-muted">
          {orderId === null ? (
            text
          ) : (
            <Link to={`/sale-orders/${orderId}`} className="text-accent">
              {text}
            </Link>
          )}
        </span>
        <span className="block text-xs text-muted sm:hidden">{formatDate(at, tag)}</span>
      </td>
      <td className="whitespace-nowrap max-md:hidden">{dueOn === null ? '' : formatDay(dueOn, tag)}</td>
      <td className={`text-right font-medium ${isMinus ? 'text-ok' : ''}`}>
        <MoneyText money={amount} />
        <span className="block text-xs whitespace-nowrap text-muted sm:hidden">
          {t('statements.balance')} <MoneyText money={balance} />
        </span>
      </td>
      <td className="text-right max-sm:hidden">
        <MoneyText money={balance} />
      </td>
    </tr>
  );
}
