import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { useT } from '../../i18n/I18nProvider';
import { onNotification, TOAST_MS, type Notification } from '../../lib/hooks/notifications';

interface ToastsProps {
  /** Notices that arrived while this was loading. */
  readonly takeWaiting: () => Notification[];
}

/** The notices themselves; titles are Error and Éxito (storefront document, section 8). */
export default function Toasts({ takeWaiting }: ToastsProps) {
  const t = useT();
  useEffect(() => {
    const show = ({ kind, text, milliseconds = TOAST_MS }: Notification) => {
      const title = { success: t('ui.success'), error: t('ui.error'), info: t('ui.notice') }[kind];
      toast[kind](title, { description: text, duration: milliseconds });
    };
    takeWaiting().forEach(show);
    return onNotification(show);
  }, [t, takeWaiting]);
  return (
    <Toaster
      position="bottom-right"
      containerAriaLabel={t('ui.notices')}
      toastOptions={{ style: { fontFamily: 'inherit' } }}
    />
  );
}
