import { useT } from '../../i18n/I18nProvider';
import { useStore } from '../../lib/hooks/use-store';

/** What the orders somebody reads are called: of their own company, or of everybody. */
export const ordersTitles = { own: 'orders.title', all: 'orders.allTitle' } as const;

export function useOrdersTitle(): string {
  const t = useT();
  return t(ordersTitles[useStore().person?.orders ?? 'own']);
}
