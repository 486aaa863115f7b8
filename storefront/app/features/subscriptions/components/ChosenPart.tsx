import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { checkoutAddress } from '../checkout.view';

interface ChosenProps {
  readonly label: string;
  readonly name: string;
  readonly text: string | null;
  readonly change: string;
  readonly to: string;
}

/** Renders what is chosen, with the way to choose another. */
export function ChosenPart({ label, name, text, change, to }: ChosenProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-xs text-muted">{label}</p>
        <p className="font-medium break-words">{name}</p>
        {text ? <p className="text-sm break-words text-muted">{text}</p> : null}
      </div>
      <Link to={to} preventScrollReset className="btn btn-secondary btn-sm">
        {change}
      </Link>
    </div>
  );
}

/** The step before: without its device a summary is a list of devices, without its client that is a list of clients. */
export function BackLink({ productId, client }: { readonly productId: number; readonly client?: string }) {
  const t = useT();
  return (
    <Link to={checkoutAddress(productId, client)} preventScrollReset className="btn btn-plain justify-self-start">
      {t('subscriptions.back')}
    </Link>
  );
}
