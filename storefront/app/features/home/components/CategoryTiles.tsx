import { Link } from '@remix-run/react';
import {
  BatteryCharging,
  Bell,
  Cable,
  Camera,
  Cpu,
  DoorOpen,
  Flame,
  HardDrive,
  House,
  Monitor,
  Network,
  Package,
  Phone,
  Radio,
  Sun,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { divisionIcon, type DivisionIcon } from '../division-icon';

const icons: Readonly<Record<DivisionIcon, LucideIcon>> = {
  access: DoorOpen,
  alarm: Bell,
  cable: Cable,
  camera: Camera,
  computing: Cpu,
  fire: Flame,
  home: House,
  monitor: Monitor,
  network: Network,
  phone: Phone,
  power: BatteryCharging,
  radio: Radio,
  solar: Sun,
  storage: HardDrive,
  tools: Wrench,
  other: Package,
};

interface TilesProps {
  readonly divisions: readonly { readonly id: number; readonly name: string }[];
}

export function CategoryTiles({ divisions }: TilesProps) {
  const t = useT();
  if (divisions.length === 0) return null;
  return (
    <section aria-label={t('home.categories')} className="py-4">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
        {divisions.map(({ id, name }) => {
          const Icon = icons[divisionIcon(name)];
          return (
            <li key={id}>
              <Link
                to={`/categories/${id}`}
                className="panel flex h-full items-center gap-2 p-2 text-xs font-medium sm:pr-3 sm:text-sm leading-tight !no-underline hover:border-accent hover:text-accent"
              >
                <span className="grid size-9 flex-none place-items-center rounded-md bg-accent-soft text-accent">
                  <Icon size={20} aria-hidden />
                </span>
                <span className="min-w-0 hyphens-auto">{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
