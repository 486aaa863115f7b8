import { Badge, Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ChevronDown, ChevronRight, Plus, Trash } from '@strapi/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../components/TextField';
import { newField, withGroup, type DraftErrors, type GroupDraft, type SheetDraft } from '../../datasheets/draft';
import { fieldsText } from '../../datasheets/texts';
import type { ValueLists } from '../../datasheets/use-value-lists';
import { Handle } from '../../drag/Handle';
import { Row } from '../../drag/Row';
import { useDragged } from '../../drag/target';
import { FieldLine } from './FieldLine';

interface Props {
  readonly group: GroupDraft;
  readonly isOpenAtFirst: boolean;
  readonly errors: DraftErrors;
  readonly lists: ValueLists;
  readonly edited: string | null;
  readonly mayWrite: boolean;
  readonly onEdit: (key: string | null) => void;
  readonly onStep: (key: string, by: 1 | -1) => void;
  readonly onChange: (update: (sheet: SheetDraft) => SheetDraft) => void;
}

/** A group: its names, and its characteristics in order. While groups are dragged only their names are seen. */
export function Group({ group, isOpenAtFirst, errors, lists, edited, mayWrite, onEdit, onStep, onChange }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isMovingGroups = useDragged()?.startsWith('g') === true;
  const { key, fields } = group;
  const add = () => {
    const field = newField();
    setOpen(true);
    onChange((sheet) => withGroup(sheet, key, { fields: [...fields, field] }));
    onEdit(field.key);
  };

  return (
    <Box borderColor="neutral200" hasRadius overflow="hidden">
      <GroupHead
        group={group}
        errors={errors[key] ?? {}}
        wrong={fields.filter((field) => field.key in errors).length}
        mayWrite={mayWrite}
        isOpen={isOpen && !isMovingGroups}
        onOpen={setOpen}
        onStep={onStep}
        onChange={onChange}
      />
      {isOpen && !isMovingGroups && (
        <>
          {fields.map((field) => (
            <FieldLine
              key={field.key}
              field={field}
              errors={errors[field.key]}
              lists={lists}
              isEdited={edited === field.key}
              mayWrite={mayWrite}
              onEdit={onEdit}
              onStep={onStep}
              onChange={onChange}
            />
          ))}
          {mayWrite && (
            <Box padding={3}>
              <Button variant="ghost" size="S" startIcon={<Plus />} onClick={add}>
                Agregar característica
              </Button>
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

type HeadProps = Pick<Props, 'group' | 'mayWrite' | 'onStep' | 'onChange'> & {
  readonly errors: Readonly<Record<string, string>>;
  /** Characteristics with something to correct. */
  readonly wrong: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

function GroupHead({ group, errors, wrong, mayWrite, isOpen, onOpen, onStep, onChange }: HeadProps) {
  const { key, es, en, fields } = group;
  const name = es.trim() === '' ? 'grupo sin nombre' : es;
  const remove = () => onChange((sheet) => ({ ...sheet, groups: sheet.groups.filter((each) => each.key !== key) }));
  return (
    <Head id={key} isMovable={mayWrite}>
      <Handle
        name={key}
        label={`Mover el grupo ${name}`}
        onArrow={(arrow) => (arrow === 'ArrowUp' ? onStep(key, -1) : arrow === 'ArrowDown' && onStep(key, 1))}
      />
      <IconButton
        variant="ghost"
        label={`${isOpen ? 'Cerrar' : 'Abrir'} ${name}`}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown /> : <ChevronRight />}
      </IconButton>
      {isOpen ? (
        <Flex flex="1" gap={3} alignItems="flex-start" direction={{ initial: 'column', medium: 'row' }}>
          <TextField
            name={`${key}_es`}
            label="Grupo"
            isRequired
            isDisabled={!mayWrite}
            maxLength={160}
            value={es}
            error={errors['name_translations.es']}
            onChange={(value) => onChange((sheet) => withGroup(sheet, key, { es: value }))}
          />
          <TextField
            name={`${key}_en`}
            label="En inglés"
            isDisabled={!mayWrite}
            maxLength={160}
            value={en}
            error={errors['name_translations.en']}
            onChange={(value) => onChange((sheet) => withGroup(sheet, key, { en: value }))}
          />
        </Flex>
      ) : (
        <Flex flex="1" gap={3}>
          <Typography fontWeight="semiBold">{es.trim() === '' ? 'Sin nombre' : es}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {fieldsText(fields.length)}
          </Typography>
          {(wrong > 0 || Object.keys(errors).length > 0) && <Badge variant="danger">Por corregir</Badge>}
        </Flex>
      )}
      {mayWrite && (
        <IconButton
          variant="ghost"
          label={fields.length === 0 ? `Quitar ${name}` : `Quitar ${name} y ${fieldsText(fields.length)}`}
          onClick={remove}
        >
          <Trash />
        </IconButton>
      )}
    </Head>
  );
}

const Head = styled(Row)`
  gap: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[3]};
  background: ${({ theme }) => theme.colors.neutral100};
`;
