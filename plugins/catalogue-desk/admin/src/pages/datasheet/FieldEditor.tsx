import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  TextButton,
} from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useState } from 'react';
import { TextField } from '../../components/TextField';
import { ValueListDialog } from '../../components/ValueListDialog';
import { fieldTypes, fieldTypeTexts, type FieldType } from '../../datasheets/datasheet';
import type { FieldDraft } from '../../datasheets/draft';
import type { ValueLists } from '../../datasheets/use-value-lists';

interface Props {
  readonly field: FieldDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly lists: ValueLists;
  readonly onChange: (change: Partial<FieldDraft>) => void;
  readonly onClose: () => void;
}

/** What a characteristic is called, what kind of value it takes, and whether products are compared by it. */
export function FieldEditor({ field, errors, lists, onChange, onClose }: Props) {
  const { key, es, en, type, unit, isKey } = field;
  return (
    <Box background="neutral100" padding={4}>
      <Grid.Root gap={3}>
        <Grid.Item col={6} xs={12} alignItems="stretch">
          <TextField
            name={`${key}_es`}
            label="Nombre"
            isRequired
            maxLength={160}
            value={es}
            error={errors['name_translations.es']}
            onChange={(value) => onChange({ es: value })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} alignItems="stretch">
          <TextField
            name={`${key}_en`}
            label="Nombre en inglés"
            maxLength={160}
            value={en}
            error={errors['name_translations.en']}
            onChange={(value) => onChange({ en: value })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} alignItems="stretch">
          <Field.Root name={`${key}_type`} error={errors.field_type} width="100%">
            <Field.Label>Tipo de valor</Field.Label>
            <SingleSelect value={type} onChange={(value) => onChange({ type: String(value) as FieldType })}>
              {fieldTypes.map((each) => (
                <SingleSelectOption key={each} value={each}>
                  {fieldTypeTexts[each]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Error />
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={6} xs={12} alignItems="stretch">
          {type === 'list' ? (
            <ListChoice field={field} error={errors.datasheet_list_id} lists={lists} onChange={onChange} />
          ) : (
            type !== 'boolean' && (
              <TextField
                name={`${key}_unit`}
                label="Unidad"
                hint="Por ejemplo MP, mm, W"
                maxLength={20}
                value={unit}
                error={errors.unit}
                onChange={(value) => onChange({ unit: value })}
              />
            )
          )}
        </Grid.Item>
        <Grid.Item col={12} alignItems="center" justifyContent="space-between" gap={3}>
          <Checkbox checked={isKey} onCheckedChange={(value) => onChange({ isKey: value === true })}>
            Característica clave: por ella se buscan productos alternativos
          </Checkbox>
          <Button variant="tertiary" size="S" onClick={onClose}>
            Listo
          </Button>
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}

type ListProps = Pick<Props, 'field' | 'lists' | 'onChange'> & { readonly error: string | undefined };

/** Which list of values it offers; a new one is made without leaving. */
function ListChoice({ field: { key, listId }, error, lists: { lists, reload }, onChange }: ListProps) {
  const [isNew, setNew] = useState(false);
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} width="100%">
      <Field.Root name={`${key}_list`} required error={error} width="100%">
        <Field.Label>Lista de valores</Field.Label>
        <SingleSelect
          placeholder="Elige una lista"
          value={listId === null ? undefined : String(listId)}
          onChange={(value) => onChange({ listId: Number(value) })}
        >
          {lists.map(({ id, name, options }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {`${name} (${options.length})`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Error />
      </Field.Root>
      <TextButton startIcon={<Plus aria-hidden />} onClick={() => setNew(true)}>
        Nueva lista
      </TextButton>
      {isNew && (
        <ValueListDialog
          list={null}
          onClose={() => setNew(false)}
          onSaved={({ id }) => {
            setNew(false);
            onChange({ listId: id });
            void reload();
          }}
        />
      )}
    </Flex>
  );
}
