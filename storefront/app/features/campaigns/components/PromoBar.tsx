import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { imageSources } from '../../../lib/format/image-sources';
import type { PromoView } from '../campaigns.view';
import { useTimeLeft } from '../hooks/use-time-left';
import { CampaignLink } from './CampaignLink';
import { CountdownBoxes } from './CountdownBoxes';

/** The bar above everything: the promo that is on, with what is left of it; gone when its time runs out. */
export function PromoBar() {
  const { campaigns } = useStore();
  return campaigns.promo === null ? null : <Bar key={campaigns.promo.id} promo={campaigns.promo} at={campaigns.at} />;
}

function Bar({ promo, at }: { readonly promo: PromoView; readonly at: number }) {
  const t = useT();
  const left = useTimeLeft(promo.endsAt, at);
  if (left === null) return null;
  return (
    <aside aria-label={t('campaigns.promo')} className={`promo-bar promo-${promo.background}`}>
      <div className="page flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-1 py-1.5">
        {promo.logo === null ? null : (
          <img src={imageSources(promo.logo, [320]).src} alt="" height={28} className="h-7 w-auto" />
        )}
        <p className="font-semibold">{promo.title}</p>
        {promo.hasCountdown ? <CountdownBoxes left={left} /> : null}
        {promo.url === null || promo.button === null ? null : (
          <CampaignLink to={promo.url} className={`promo-button promo-button-${promo.buttonLook}`}>
            {promo.button}
          </CampaignLink>
        )}
        {promo.terms === null ? null : <Terms text={promo.terms} />}
      </div>
    </aside>
  );
}

function Terms({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <details className="promo-terms">
      <summary>{t('campaigns.terms')}</summary>
      <p>{text}</p>
    </details>
  );
}
