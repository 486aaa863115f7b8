import { Button, Flex, Tooltip } from '@strapi/design-system';
import { useState } from 'react';
import { readableDays } from '../board/row';
import { needsReason, type NextStatus, type Sheet } from './sheet';
import { ReasonDialog } from './ReasonDialog';
import { useMove } from './use-move';

interface Props {
  readonly sheet: Sheet;
  readonly size?: 'S' | 'M';
}

const explanations: Readonly<Record<Sheet['status'], string>> = {
  pending: 'El expediente vuelve a quedar pendiente.',
  in_review: 'Quien aprueba expedientes lo verá en su tablero.',
  approved: 'Firmas que el producto cumple con sus normas. Sus trámites abiertos quedan aprobados.',
  rejected: 'El semáforo queda en rojo hasta que se corrija. Sus trámites abiertos quedan rechazados.',
};

/** A button for each step the sheet may take now, as its machine and the reader's permissions say. */
export function Moves({ sheet, size = 'S' }: Props) {
  const [asked, setAsked] = useState<NextStatus | null>(null);
  const move = useMove();
  const submit = async (notes: string) => {
    if (asked === null) return null;
    const failure = await move(sheet, asked.status, notes);
    if (failure === null) setAsked(null);
    return failure;
  };
  return (
    <Flex gap={2} wrap="wrap">
      {[...sheet.next_statuses].sort(approvalLast).map((next) => (
        <MoveButton key={next.status} next={next} from={sheet.status} size={size} onAsk={setAsked} />
      ))}
      {asked !== null && (
        <ReasonDialog
          title={`${asked.label}: expediente NOM`}
          explanation={explanations[asked.status]}
          submitLabel={asked.label}
          isDangerous={asked.status === 'rejected'}
          isOptional={!needsReason(sheet.status, asked.status)}
          onSubmit={submit}
          onClose={() => setAsked(null)}
        />
      )}
    </Flex>
  );
}

/** The way forward is the last and strongest button. */
const approvalLast = (a: NextStatus, b: NextStatus): number => strength(a) - strength(b);
const strength = ({ status }: NextStatus): number => (status === 'approved' ? 2 : status === 'in_review' ? 1 : 0);

interface ButtonProps {
  readonly next: NextStatus;
  readonly from: Sheet['status'];
  readonly size: 'S' | 'M';
  readonly onAsk: (next: NextStatus) => void;
}

function MoveButton({ next, from, size, onAsk }: ButtonProps) {
  const isClosed = next.reasons.length > 0;
  const variant =
    next.status === 'approved' ? 'default' : needsReason(from, next.status) ? 'danger-light' : 'secondary';
  const button = (
    <Button size={size} variant={variant} disabled={isClosed} onClick={() => onAsk(next)}>
      {next.label}
    </Button>
  );
  return isClosed ? <Tooltip label={next.reasons.map(readableDays).join('. ')}>{button}</Tooltip> : button;
}
