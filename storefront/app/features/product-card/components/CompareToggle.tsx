import { useT } from '../../../i18n/I18nProvider';
import { compareOnly, MOST_COMPARED, useCompared } from '../../../lib/hooks/compared';
import { notify } from '../../../lib/hooks/notifications';

/** Puts a product beside others, or takes it away again. */
export function CompareToggle({ productId, name }: { readonly productId: number; readonly name: string }) {
  const t = useT();
  const compared = useCompared();
  const isChosen = compared.includes(productId);
  const change = () => {
    if (isChosen) compareOnly(compared.filter((id) => id !== productId));
    else if (compared.length < MOST_COMPARED) compareOnly([...compared, productId]);
    else notify('info', t('compare.full', { count: MOST_COMPARED }));
  };
  return (
    <button
      type="button"
      className="compare-toggle card-above needs-script"
      aria-pressed={isChosen}
      aria-label={t('compare.toggle', { name })}
      title={t('compare.title')}
      onClick={change}
    />
  );
}
