import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { KEPT_NOTICE_ID, onKeptAnswer } from '../../lib/hooks/kept-answers';
import { useRecovery } from '../../lib/hooks/use-recovery';

/**
 * Says that the page is the last one that could be had. Its element comes empty, and the page cache writes the words
 * into it where they are true; React leaves them alone until the page is alive. They go by themselves.
 */
export function KeptNotice() {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (box.current?.textContent) setKept(true);
    return onKeptAnswer(() => setKept(true));
  }, []);
  const onRecovered = useCallback(() => {
    setKept(false);
    revalidate();
  }, [revalidate]);
  useRecovery(isKept, onRecovered);
  return (
    <div
      id={KEPT_NOTICE_ID}
      ref={box}
      aria-live="polite"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isKept ? t('errors.kept') : '' }}
    />
  );
}
