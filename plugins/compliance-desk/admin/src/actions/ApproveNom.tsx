import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { SealCheck } from '@strapi/icons';
import { publicIdOf, useMay } from '@mayorista/kernel/panel';
import { useNotification } from '@strapi/strapi/admin';
import { readableDays } from '../board/row';
import { readsSheets } from '../permissions';
import type { Status } from '../sheet/sheet';
import { useMove } from '../sheet/use-move';
import { useSheet } from '../sheet/use-sheet';
import { uids } from '../uids';

interface Step {
  readonly status: Status;
  readonly label: string;
  readonly title: string;
  readonly explanation: string;
}

const approval: Step = {
  status: 'approved',
  label: 'Aprobar NOM',
  title: 'Aprobar el expediente NOM',
  explanation: 'Firmas que el producto cumple con sus normas. Sus trámites abiertos quedan aprobados.',
};
const sending: Step = {
  status: 'in_review',
  label: 'Enviar NOM a revisión',
  title: 'Enviar el expediente NOM a revisión',
  explanation: 'Quien aprueba expedientes lo verá en su tablero.',
};

/** Beside the record alone: in a list each row would read its sheet. */
const place = 'panel' as const;

/**
 * A step of a product's compliance among the actions of its record; nothing where the step does not exist for this person.
 * The panel draws actions as components, so their hooks are in order.
 */
function stepOf({ status, label, title, explanation }: Step): DocumentActionComponent {
  const Action: DocumentActionComponent = ({ model, document, meta }) => {
    const mayRead = useMay(readsSheets);
    const isProduct = mayRead && model === uids.product;
    const productId = isProduct ? publicIdOf(document, meta?.availableLocales) : null;
    const { data: sheet } = useSheet(productId);
    const move = useMove();
    const { toggleNotification } = useNotification();
    const next = sheet?.next_statuses.find((each) => each.status === status);
    if (sheet === null || next === undefined) return null;
    const isClosed = next.reasons.length > 0;
    return {
      label,
      icon: <SealCheck />,
      position: place,
      variant: 'secondary',
      disabled: isClosed,
      dialog: {
        type: 'dialog',
        title,
        content: isClosed ? next.reasons.map(readableDays).join('. ') : explanation,
        variant: 'default',
        confirmLabel: label,
        onConfirm: async () => {
          const failure = await move(sheet, status, '');
          if (failure !== null) toggleNotification({ type: 'danger', message: failure.text });
        },
      },
    };
  };
  return Object.assign(Action, { position: place });
}

export const ApproveNom = stepOf(approval);
export const SendNomToReview = stepOf(sending);
