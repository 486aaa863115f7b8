import { Badge, Box, Flex, IconButton, TextButton, Typography } from '@strapi/design-system';
import { Key, Trash } from '@strapi/icons';
import { memo } from 'react';
import { styled } from 'styled-components';
import { fieldTypeTexts } from '../../datasheets/datasheet';
import { withField, type FieldDraft, type SheetDraft } from '../../datasheets/draft';
import type { ValueLists } from '../../datasheets/use-value-lists';
import { Handle } from '../../drag/Handle';
import { Row } from '../../drag/Row';
import { FieldEditor } from './FieldEditor';

interface Props {
  readonly field: FieldDraft;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly lists: ValueLists;
  readonly isEdited: boolean;
  readonly mayWrite: boolean;
  readonly onEdit: (key: string | null) => void;
  readonly onStep: (key: string, by: 1 | -1) => void;
  readonly onChange: (update: (sheet: SheetDraft) => SheetDraft) => void;
}

/** A characteristic in one line; its editor opens below it. Two hundred of them are drawn, so only those that change are drawn again. */
export const FieldLine = memo(function FieldLine(props: Props) {
  const { field, errors, lists, isEdited, mayWrite, onEdit, onStep, onChange } = props;
  const { key, es } = field;
  const name = es.trim() === '' ? 'Sin nombre' : es;
  const isWrong = errors !== undefined;
  return (
    <Box borderWidth="1px 0 0 0" borderStyle="solid" borderColor="neutral150">
      <Line id={key} isMovable={mayWrite}>
        <Handle
          name={key}
          label={`Mover ${name}`}
          onArrow={(arrow) => (arrow === 'ArrowUp' ? onStep(key, -1) : arrow === 'ArrowDown' && onStep(key, 1))}
        />
        <Said>
          <Flex gap={2} wrap="wrap" minWidth={0}>
            {mayWrite ? (
              <TextButton aria-expanded={isEdited} onClick={() => onEdit(isEdited ? null : key)}>
                {name}
              </TextButton>
            ) : (
              <Typography>{name}</Typography>
            )}
            {isWrong && !isEdited && <Badge variant="danger">{Object.values(errors)[0]}</Badge>}
          </Flex>
          <Flex gap={2}>
            <Typography variant="pi" textColor="neutral600">
              {kindText(field, lists)}
            </Typography>
            {field.isKey && (
              <Badge variant="primary">
                <Flex gap={1} tag="span">
                  <Key aria-hidden width="1.1rem" height="1.1rem" /> Clave
                </Flex>
              </Badge>
            )}
          </Flex>
        </Said>
        {mayWrite && (
          <IconButton
            variant="ghost"
            label={`Quitar ${name}`}
            onClick={() => onChange((sheet) => withField(sheet, key, null))}
          >
            <Trash />
          </IconButton>
        )}
      </Line>
      {isEdited && (
        <FieldEditor
          field={field}
          errors={errors ?? {}}
          lists={lists}
          onChange={(change) => onChange((sheet) => withField(sheet, key, change))}
          onClose={() => onEdit(null)}
        />
      )}
    </Box>
  );
});

/** 'Número (MP)', 'Lista: Colores'. */
function kindText({ type, unit, listId }: FieldDraft, { lists }: ValueLists): string {
  if (type === 'list') return `Lista: ${lists.find(({ id }) => id === listId)?.name ?? 'sin elegir'}`;
  return unit.trim() === '' ? fieldTypeTexts[type] : `${fieldTypeTexts[type]} (${unit.trim()})`;
}

const Line = styled(Row)`
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 4.4rem;
  padding: 0 ${({ theme }) => theme.spaces[3]};

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
`;

/** Name and kind side by side; one below the other where there is no room. */
const Said = styled(Flex)`
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.spaces[3]};
  justify-content: space-between;
  min-width: 0;
`;
