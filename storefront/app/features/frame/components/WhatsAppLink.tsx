import { useT } from '../../../i18n/I18nProvider';

/** Fixed in the interface (storefront document, section 2, external links). */
const WHATSAPP = 'https://wa.me/528183450020';

export function WhatsAppLink() {
  const t = useT();
  return (
    <a href={WHATSAPP} target="_blank" rel="noopener" className="btn btn-support btn-sm">
      {t('frame.whatsApp')}
    </a>
  );
}
