import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { Alert } from '../../../components/ui/Alert';
import { Dialog } from '../../../components/ui/Dialog';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { notify } from '../../../lib/hooks/notifications';
import type { ReviewsView } from '../reviews.view';
import { ReviewFields } from './ReviewFields';

interface DialogProps {
  readonly productId: number;
  readonly own: ReviewsView['own'];
  readonly onClose: () => void;
}

interface Sent {
  readonly ok: boolean;
  readonly errors?: FieldErrors;
}

/** Stars, title and comments; afterwards the thanks, and what happens next. */
export default function ReviewDialog({ productId, own, onClose }: DialogProps) {
  const t = useT();
  const fetcher = useFetcher<Sent>();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.ok === false) notify('error', data.errors?._general?.join(' ') ?? t('reviews.saveFailed'));
  }, [data, t]);
  if (fetcher.data?.ok) return <Thanks onClose={onClose} />;
  return (
    <Dialog title={t(own === null ? 'reviews.write' : 'reviews.edit')} isOpen onClose={onClose}>
      <fetcher.Form method="post" action="/product-reviews" className="grid gap-4">
        <ReviewFields productId={productId} own={own} errors={fetcher.data?.errors ?? {}} />
        <SubmitButton className="justify-self-end" isBusy={fetcher.state !== 'idle'}>
          {t('reviews.send')}
        </SubmitButton>
      </fetcher.Form>
    </Dialog>
  );
}

function Thanks({ onClose }: Pick<DialogProps, 'onClose'>) {
  const t = useT();
  return (
    <Dialog title={t('reviews.thanksTitle')} isOpen onClose={onClose}>
      <Alert kind="success">{t('reviews.thanksText')}</Alert>
      <div className="mt-4 text-right">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('ui.close')}
        </button>
      </div>
    </Dialog>
  );
}
