import { Share2 } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { notify } from '../../../lib/hooks/notifications';

/** Gives the product's address to somebody else: by what the device offers, or into the clipboard. */
export function ShareButton({ productId, name }: { readonly productId: number; readonly name: string }) {
  const t = useT();
  const share = async () => {
    const url = new URL(`/products/${productId}`, window.location.origin).href;
    try {
      if (navigator.share !== undefined) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      notify('success', t('product.linkCopied'));
    } catch (error) {
      // Who closes the device's own dialog has not failed.
      if ((error as Error).name !== 'AbortError') notify('error', t('product.shareFailed'));
    }
  };
  return (
    <button type="button" className="btn btn-plain btn-sm share-button" onClick={share}>
      <Share2 size={16} aria-hidden /> {t('product.share')}
    </button>
  );
}
