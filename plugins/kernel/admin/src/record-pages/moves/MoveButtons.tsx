import { Button, Flex, Tooltip } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Failure } from '../../reading/failure';
import { useAsyncAction } from '../../acting/use-attempt';
import type { AnyAnswer, NextMove, RecordPages } from '../options';
import { isDangerous, isFinal, nextMovesOf } from '../record/record-state';
import { closedReasons } from './closed-reasons';
import { reasonsId } from './ClosedMoves';
import { MoveDialog } from './MoveDialog';

interface Props {
  readonly pages: RecordPages;
  readonly record: AnyAnswer;
  readonly isUnsaved: boolean;
  readonly move: (
    next: NextMove,
    input: Readonly<Record<string, unknown>>,
    isAsked: boolean,
  ) => Promise<Failure | null>;
}

/** Renders a button for each move that the reader may make; a closed one says why. Moves that ask for something, or cannot be undone, open a dialog. */
export function MoveButtons({ pages, record, isUnsaved, move }: Props) {
  const { shape, slots } = pages;
  const [asked, setAsked] = useState<NextMove | null>(null);
  const { isBusy, during } = useAsyncAction();
  const asksSomething = (next: NextMove): boolean =>
    shape.moves[next.move]?.input !== undefined || slots.move?.[next.move] !== undefined || isFinal(shape, next);
  const begin = (next: NextMove) => {
    if (asksSomething(next)) setAsked(next);
    else void during(() => move(next, {}, false));
  };
  return (
    <Flex gap={2} wrap="wrap">
      {[...nextMovesOf(shape, record)]
        .sort((a, b) => Number(isDangerous(shape, b)) - Number(isDangerous(shape, a)))
        .map((next) => (
          <MoveButton
            key={next.move}
            next={next}
            reasons={closedReasons(next, isUnsaved)}
            isDangerous={isDangerous(shape, next)}
            isBusy={isBusy}
            onBegin={begin}
          />
        ))}
      {asked !== null && (
        <MoveDialog pages={pages} record={record} next={asked} move={move} onClose={() => setAsked(null)} />
      )}
    </Flex>
  );
}

interface ButtonProps {
  readonly next: NextMove;
  readonly reasons: readonly string[];
  readonly isDangerous: boolean;
  readonly isBusy: boolean;
  readonly onBegin: (next: NextMove) => void;
}

function MoveButton({ next, reasons, isDangerous: isDanger, isBusy, onBegin }: ButtonProps) {
  const variant = isDanger ? 'danger-light' : 'secondary';
  if (reasons.length === 0)
    return (
      <Button variant={variant} loading={isBusy} onClick={() => onBegin(next)}>
        {next.label}
      </Button>
    );
  return (
    <Tooltip description={reasons.join('. ')}>
      {/* Not `disabled`: it can still be reached by keyboard, and read. */}
      <Closed variant="tertiary" aria-disabled aria-describedby={reasonsId(next.move)}>
        {next.label}
      </Closed>
    </Tooltip>
  );
}

const Closed = styled(Button)`
  cursor: not-allowed;
  opacity: 0.65;
`;
