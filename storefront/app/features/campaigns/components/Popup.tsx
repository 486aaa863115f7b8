import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { imageSources } from '../../../lib/format/image-sources';
import type { PopupView } from '../campaigns.view';
import { infoPopup } from '../info-popup';
import { CampaignLink } from './CampaignLink';

interface PopupProps {
  readonly popup: PopupView;
  readonly onClose: () => void;
}

/**
 * A card in the corner, not a modal: nobody asked for it, so it neither takes the focus nor hides the page. It is closed by
 * its button, by Escape, or by following its link.
 */
export default function Popup({ popup, onClose }: PopupProps) {
  const t = useT();
  const card = useRef<HTMLElement>(null);
  const { image } = popup;
  const { person } = useStore();
  const words = infoPopup(popup.concept, t, person !== null) ?? ownWords(popup, t('campaigns.more'));
  const closeByKey = () => {
    const hadFocus = card.current?.contains(document.activeElement) === true;
    onClose();
    // The focus would fall out of the page with the card: it goes on where the page begins.
    if (hadFocus) document.querySelector<HTMLElement>('.skip-link')?.focus();
  };
  useEscape(closeByKey);
  if (words === null) return null;
  return (
    <section ref={card} aria-label={words.title} className="popup-card">
      <button
        type="button"
        className="btn btn-icon btn-plain popup-close"
        aria-label={t('campaigns.closePopup')}
        // A click that a key made has no count; who points is not shown the link for who uses keys.
        onClick={({ detail }) => (detail === 0 ? closeByKey() : onClose())}
      >
        <X size={18} aria-hidden />
      </button>
      {image === null ? null : (
        <img
          {...imageSources(image, [160, 320])}
          sizes="112px"
          alt=""
          width={112}
          height={112}
          className="popup-image"
        />
      )}
      <div className="min-w-0">
        <h2 className="pr-8 text-md">{words.title}</h2>
        {words.paragraphs.map((text) => (
          <p key={text} className="mt-1 text-sm text-muted">
            {text}
          </p>
        ))}
        {words.action === null ? null : (
          <p className="mt-3" onClickCapture={onClose}>
            <CampaignLink to={words.action.url} className="btn btn-primary btn-sm">
              {words.action.text}
            </CampaignLink>
          </p>
        )}
      </div>
    </section>
  );
}

function ownWords({ concept, title, body, action }: PopupView, more: string) {
  if (concept !== 'announcement' || title === null) return null;
  return {
    title,
    paragraphs: body === null ? [] : body.split('\n').filter((line) => line.trim() !== ''),
    action: action === null ? null : { text: action.text ?? more, url: action.url },
  };
}

function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
