import { Box, Button, Flex, VisuallyHidden } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Card } from '@mayorista/kernel/panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropped, newGroup, stepped, type DraftErrors, type SheetDraft } from '../../datasheets/draft';
import { useValueLists } from '../../datasheets/use-value-lists';
import { DragBoard } from '../../drag/DragBoard';
import type { Drop } from '../../drag/drop';
import { Group } from './Group';

interface Props {
  readonly draft: SheetDraft;
  readonly errors: DraftErrors;
  readonly mayWrite: boolean;
  readonly onChange: (update: (sheet: SheetDraft) => SheetDraft) => void;
}

/** A datasheet with more characteristics opens with its first group alone: what nobody looks at is not drawn. */
const mostOpen = 60;
const isGroup = (key: string): boolean => key.startsWith('g');
/** Groups go beside groups; characteristics beside each other, or into a group. */
const accepts = (id: string, overId: string): boolean => !isGroup(id) || isGroup(overId);
const takesInside = (id: string, overId: string): boolean => !isGroup(id) && isGroup(overId);

/** The groups with their characteristics: dragged by their handles, moved with the arrows on them. */
export function GroupsBoard({ draft, errors, mayWrite, onChange }: Props) {
  const lists = useValueLists();
  const [edited, setEdited] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = (key: string) => nameIn(draft, key);
  const [isLong] = useState(() => draft.groups.reduce((sum, { fields }) => sum + fields.length, 0) > mostOpen);

  useEffect(() => {
    // A row that was moved in the document has lost the focus.
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted !== null) board.current?.querySelector<HTMLElement>(`[data-handle="${wanted}"]`)?.focus();
  });

  const onStep = useCallback(
    (key: string, by: 1 | -1) => {
      focusNext.current = key;
      onChange((sheet) => {
        const next = stepped(sheet, key, by);
        if (next !== sheet) setSaid(placeText(next, key));
        return next;
      });
    },
    [onChange],
  );
  const addGroup = () => {
    const group = newGroup();
    onChange((sheet) => ({ ...sheet, groups: [...sheet.groups, group] }));
  };

  return (
    <Card title="Grupos y características">
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DragBoard
        labelOf={nameOf}
        accepts={accepts}
        takesInside={takesInside}
        onDrop={(drop: Drop) => onChange((sheet) => dropped(sheet, drop))}
      >
        <Flex ref={board} direction="column" alignItems="stretch" gap={4}>
          {draft.groups.map((group, at) => (
            <Group
              isOpenAtFirst={at === 0 || !isLong}
              key={group.key}
              group={group}
              errors={errors}
              lists={lists}
              edited={edited}
              mayWrite={mayWrite}
              onEdit={setEdited}
              onStep={onStep}
              onChange={onChange}
            />
          ))}
        </Flex>
      </DragBoard>
      {mayWrite && (
        <Box>
          <Button variant="secondary" startIcon={<Plus />} onClick={addGroup}>
            Agregar grupo
          </Button>
        </Box>
      )}
    </Card>
  );
}

const unnamed = 'Sin nombre';

function nameIn({ groups }: SheetDraft, key: string): string {
  const found =
    groups.find((group) => group.key === key) ??
    groups.flatMap(({ fields }) => fields).find((each) => each.key === key);
  return found === undefined || found.es.trim() === '' ? unnamed : found.es;
}

function placeText(sheet: SheetDraft, key: string): string {
  const at = sheet.groups.findIndex((group) => group.key === key || group.fields.some((field) => field.key === key));
  const group = sheet.groups[at];
  if (group === undefined) return '';
  if (group.key === key) return `${nameIn(sheet, key)}: lugar ${at + 1} de ${sheet.groups.length}`;
  const place = group.fields.findIndex((field) => field.key === key);
  return `${nameIn(sheet, key)}: ${nameIn(sheet, group.key)}, lugar ${place + 1} de ${group.fields.length}`;
}
