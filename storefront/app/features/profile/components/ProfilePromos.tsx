import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import { CampaignLink } from '../../campaigns';
import type { ProfilePromoView } from '../profile-promos.view';

/** What marketing shows the person on their profile: one card a promo. */
export function ProfilePromos({ promos }: { readonly promos: readonly ProfilePromoView[] }) {
  const t = useT();
  if (promos.length === 0) return null;
  return (
    <section aria-labelledby="profile-promos" className="mb-8">
      <h2 id="profile-promos" className="mb-3 text-xl">
        {t('profile.promos')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {promos.map((promo) => (
          <PromoCard key={promo.id} promo={promo} />
        ))}
      </ul>
    </section>
  );
}

function PromoCard({ promo: { title, text, action, url, background, image } }: { readonly promo: ProfilePromoView }) {
  const t = useT();
  return (
    <li className="panel flex overflow-hidden">
      {image === null ? null : (
        <span
          className="grid w-28 flex-none place-items-center bg-sunken p-2 [&>*]:h-auto [&>*]:max-h-28 [&>*]:w-full [&>*]:object-contain"
          style={background === null ? undefined : { background }}
        >
          <ProductImage url={image} alt="" look="card" />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 p-4">
        <h3 className="text-md">{title}</h3>
        {text === null ? null : <p className="text-sm text-muted">{text}</p>}
        <CampaignLink to={url} className="btn btn-secondary btn-sm mt-auto">
          {action ?? t('profile.seePromo')}
        </CampaignLink>
      </div>
    </li>
  );
}
