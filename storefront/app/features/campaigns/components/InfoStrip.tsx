import { Link } from '@remix-run/react';
import { Leaf, Medal, Truck } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { useLeaving } from '../../../lib/hooks/use-leaving';
import { infoConcepts, infoPopup, type InfoConcept } from '../info-popup';

const InfoDialog = lazy(() => import('./InfoDialog'));
const icons = { free_shipping: Truck, loyalty_programs: Medal, environmental_awareness: Leaf } as const;

/** Why buy here, in three popups; without JavaScript each leads to the page that tells the same. */
export function InfoStrip() {
  const t = useT();
  const [concept, setConcept] = useState<InfoConcept | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useLeaving(() => setConcept(null));
  const { person } = useStore();
  const open = concept === null ? null : infoPopup(concept, t, person !== null);
  return (
    <section aria-label={t('campaigns.why')} className="py-3">
      <ul className="grid gap-2 sm:grid-cols-3">
        {infoConcepts.map((each) => (
          <InfoTile
            key={each}
            concept={each}
            onOpen={(tile) => {
              opener.current = tile;
              setConcept(each);
            }}
          />
        ))}
      </ul>
      {open === null ? null : (
        <Suspense>
          <InfoDialog info={open} opener={opener} onClose={() => setConcept(null)} />
        </Suspense>
      )}
    </section>
  );
}

function InfoTile({
  concept,
  onOpen,
}: {
  readonly concept: InfoConcept;
  readonly onOpen: (tile: HTMLElement) => void;
}) {
  const t = useT();
  const Icon = icons[concept];
  const info = infoPopup(concept, t);
  if (info === null) return null;
  return (
    <li>
      <Link
        to="/distributor-benefits"
        className="panel flex h-full items-center gap-3 p-3 !no-underline hover:border-accent"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(event.currentTarget);
        }}
      >
        <span className="grid size-10 flex-none place-items-center rounded-md bg-accent-soft text-accent">
          <Icon size={22} aria-hidden />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-ink">{info.title}</span>
          <span className="block text-xs text-muted">{t(`campaigns.teaser_${concept}`)}</span>
        </span>
      </Link>
    </li>
  );
}
