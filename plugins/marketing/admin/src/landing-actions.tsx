import type { DocumentActionComponent, DocumentActionProps } from '@strapi/content-manager/strapi-admin';
import { Check, EyeStriked } from '@strapi/icons';
import { useMay } from '@mayorista/kernel/panel';
import { useForm } from '@strapi/strapi/admin';
import { activatesLandings } from './permissions';
import { uids } from './uids';
import { useLandingStatus } from './use-landing-status';

const places = ['panel', 'table-row'] as const satisfies readonly string[];

/** What both actions ask of the landing they stand beside; null where they have no place. */
function useLanding({ model, document, documentId }: DocumentActionProps) {
  const isModified = useForm('LandingActions', ({ modified }) => modified);
  const mayActivate = useMay(activatesLandings);
  const { isBusy, setStatus } = useLandingStatus(documentId ?? '');
  if (model !== uids.landing || document === undefined || documentId === undefined || !mayActivate) return null;
  // What is activated is what is saved.
  return { standing: document.status ?? 'draft', setStatus, isBusy, isDisabled: isBusy || isModified };
}

/** 'Activar landing': its draft goes to the store. */
export const ActivateLanding: DocumentActionComponent = (props) => {
  const landing = useLanding(props);
  if (landing === null || landing.standing === 'published') return null;
  return {
    label: landing.standing === 'modified' ? 'Activar cambios' : 'Activar landing',
    icon: <Check />,
    position: [...places],
    variant: 'success-light',
    disabled: landing.isDisabled,
    loading: landing.isBusy,
    onClick: async (event) => {
      event.preventDefault();
      await landing.setStatus(1);
    },
  };
};
ActivateLanding.position = [...places];

/** 'Desactivar landing': it leaves the store; its draft stays. */
export const DeactivateLanding: DocumentActionComponent = (props) => {
  const landing = useLanding(props);
  if (landing === null || landing.standing === 'draft') return null;
  return {
    label: 'Desactivar landing',
    icon: <EyeStriked />,
    position: [...places],
    variant: 'danger-light',
    disabled: landing.isBusy,
    onClick: async (event) => {
      event.preventDefault();
      await landing.setStatus(0);
    },
  };
};
DeactivateLanding.position = [...places];

/** Strapi's own actions of publishing, which know one language at a time: a landing has ours instead. */
export function withoutLandings(action: DocumentActionComponent): DocumentActionComponent {
  const Narrowed: DocumentActionComponent = (props) => (props.model === uids.landing ? null : action(props));
  return Object.assign(Narrowed, { type: action.type, position: action.position });
}
