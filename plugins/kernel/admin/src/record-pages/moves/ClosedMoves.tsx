import { Box, Flex, Typography } from '@strapi/design-system';
import type { NextMove } from '../options';
import { closedReasons } from './closed-reasons';

interface Props {
  readonly moves: readonly NextMove[];
  readonly isUnsaved: boolean;
}

/** Builds the id under which the reasons of a move stand. */
export const reasonsId = (move: string): string => `motivos-${move}`;

/** Renders why some moves cannot be made now, in plain sight: a closed button cannot be pointed at on a phone. */
export function ClosedMoves({ moves, isUnsaved }: Props) {
  const closed = moves.filter((move) => closedReasons(move, isUnsaved).length > 0);
  if (closed.length === 0) return null;
  return (
    <Box background="neutral0" borderColor="neutral200" hasRadius padding={4}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {closed.map((move) => (
          <Typography key={move.move} id={reasonsId(move.move)} tag="p" variant="pi">
            <b>{`${move.label}: `}</b>
            {closedReasons(move, isUnsaved).join('. ')}
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}
