import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { imageSources } from '../../../lib/format/image-sources';
import type { NavButtonView } from '../campaigns.view';
import { CampaignLink } from './CampaignLink';

/** The promo buttons of the navigation: in the top bar of a desk, in a row that scrolls below the header of a phone. */
export function NavButtons({ place }: { readonly place: 'bar' | 'strip' }) {
  const t = useT();
  const { buttons } = useStore().campaigns;
  if (buttons.length === 0) return null;
  return (
    <nav aria-label={t('campaigns.navButtons')} className={place === 'bar' ? 'nav-buttons-bar' : 'nav-buttons-strip'}>
      <ul className="flex items-center gap-2">
        {buttons.map((button) => (
          <li key={button.id} className="flex-none">
            <NavButton button={button} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavButton({
  button: { label, url, look, fontSize, color, background, image },
}: {
  readonly button: NavButtonView;
}) {
  const style = {
    fontSize,
    ...(color === null ? {} : { color }),
    ...(background === null ? {} : { background, borderColor: background }),
  };
  return (
    <CampaignLink to={url} className={`nav-button nav-button-${look}`} style={style}>
      {image === null ? null : <img src={imageSources(image, [96]).src} alt="" width={16} height={16} />}
      {label}
    </CampaignLink>
  );
}
