import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { Box, Typography } from '@strapi/design-system';
import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DraggedContext, TargetContext, type Target } from './target';
import { zoneAt, type Drop, type Zone } from './drop';

interface Props {
  readonly labelOf: (id: string) => string;
  /** Whether something may be put beside or inside a row at all; everything may when absent. */
  readonly accepts?: Pairing;
  /** Whether a row takes others inside it, not only beside it. */
  readonly takesInside?: Pairing;
  /** Why something may not be put there, in a person's words; null when it may. */
  readonly refusalOf?: (drop: Drop) => string | null;
  /** Told also of what is refused: the page says why. */
  readonly onDrop: (drop: Drop) => void;
  readonly children: ReactNode;
}

type Pairing = (id: string, overId: string) => boolean;

/** A few pixels, so that a click is no drag. */
const startPx = 5;
const never = () => false;
const always = () => true;
const nothing = () => null;

/** Finds the row below the pointer and which part of it. */
const detecting =
  (accepts: Pairing, takesInside: Pairing): CollisionDetection =>
  (args) => {
    const found = pointerWithin(args).find(({ id }) => accepts(String(args.active.id), String(id)));
    const rect = found === undefined ? undefined : args.droppableRects.get(found.id);
    if (found === undefined || rect === undefined || args.pointerCoordinates === null) return [];
    const zone = zoneAt(args.pointerCoordinates.y, rect, takesInside(String(args.active.id), String(found.id)));
    return [{ id: found.id, data: { ...found.data, zone } }];
  };

function dropOf({ active, collisions }: Pick<DragMoveEvent, 'active' | 'collisions'>): Drop | null {
  const [found] = collisions ?? [];
  if (found === undefined || found.id === active.id) return null;
  return { id: String(active.id), overId: String(found.id), zone: (found.data?.zone as Zone | undefined) ?? 'after' };
}

/** Rows that are moved by dragging their handle. Whoever uses the keyboard moves them with arrows on the same handle. */
export function DragBoard(props: Props) {
  const { labelOf, accepts = always, takesInside = never, refusalOf = nothing, onDrop, children } = props;
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: startPx } }));
  const detect = useMemo(() => detecting(accepts, takesInside), [accepts, takesInside]);
  const refusal = drop === null ? null : refusalOf(drop);
  const target = useMemo<Target | null>(
    () => (drop === null ? null : { overId: drop.overId, zone: drop.zone, isRefused: refusal !== null }),
    [drop, refusal],
  );
  const end = () => {
    setDragged(null);
    setDrop(null);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      measuring={measuring}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={(event) => {
        const next = dropOf(event);
        setDrop((current) => (isSame(current, next) ? current : next));
      }}
      onDragEnd={(event) => {
        const last = dropOf(event);
        end();
        if (last !== null) onDrop(last);
      }}
      onDragCancel={end}
    >
      <DraggedContext.Provider value={dragged}>
        <TargetContext.Provider value={target}>{children}</TargetContext.Provider>
      </DraggedContext.Provider>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged !== null && <Flying label={labelOf(dragged)} refusal={refusal} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** Rows open, close and scroll while something is dragged. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };
const instructions = 'Con las flechas del teclado se mueve.';
/** The page itself says where a row was put: one voice is enough. */
const silence = { onDragStart: unsaid, onDragOver: unsaid, onDragEnd: unsaid, onDragCancel: unsaid };

function unsaid(): undefined {
  return undefined;
}

const isSame = (a: Drop | null, b: Drop | null): boolean =>
  a === b || (a !== null && b !== null && a.overId === b.overId && a.zone === b.zone);

/** What follows the pointer: the name of what is moved and, where it may not be put, why. */
const Flying = ({ label, refusal }: { readonly label: string; readonly refusal: string | null }) => (
  <Box
    background={refusal === null ? 'neutral0' : 'danger100'}
    borderColor={refusal === null ? 'primary600' : 'danger600'}
    hasRadius
    shadow="popupShadow"
    padding={3}
    maxWidth="36rem"
    // Beside the pointer, so that the row below it can be read.
    marginLeft={8}
    marginTop={6}
  >
    <Typography fontWeight="semiBold" tag="p">
      {label}
    </Typography>
    {refusal !== null && (
      <Typography variant="pi" textColor="danger700" tag="p">
        {refusal}
      </Typography>
    )}
  </Box>
);
