import { FLOW_TYPE_TEXTS, FLOW_TYPES } from '@mayorista/config/constants';
import { Box, Button, Field, Flex, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { RecordPicker, usePage } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import type { ReactNode } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { isNarrowed, limitTypes, noFilter, yesOrNo, type RestockFilter } from '../../restock/filter';
import { WarehouseSelect, type Warehouse } from '../../Warehouses';

interface Props {
  readonly filter: RestockFilter;
  readonly warehouses: readonly Warehouse[];
  readonly onChange: (change: Partial<RestockFilter>) => void;
}

const publishedTexts = { '1': 'Publicados', '2': 'Sin publicar' };
const serialTexts = { '1': 'Con número de serie', '2': 'Sin número de serie' };
const limitTexts = { '1': 'Con límites en el destino', '2': 'Sin límites', '3': 'Debajo de su mínimo' };
const nameOf = ({ name }: { readonly name: string }): string => name;

/** From where, to where, and which products. */
export function FilterForm({ filter, warehouses, onChange }: Props) {
  const stages = usePage<ItemOf<'GET /stages'>>('/catalogue/stages?per_page=100');
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Grid.Root gap={4}>
        <Cell label="Origen">
          <WarehouseSelect
            warehouses={warehouses}
            label="Almacén de origen"
            placeholder="Elige el almacén"
            value={filter.source}
            onChange={(source) => onChange({ source })}
          />
        </Cell>
        <Cell label="Destino">
          <WarehouseSelect
            warehouses={warehouses}
            label="Almacén de destino"
            placeholder="Elige el almacén"
            value={filter.target}
            onChange={(target) => onChange({ target })}
          />
        </Cell>
        <Cell label="Marca">
          <RecordPicker<ItemOf<'GET /brands'>>
            path="/catalogue/brands"
            label="Marca"
            placeholder="Todas las marcas"
            value={filter.brandId}
            nameOf={nameOf}
            onChange={(brandId) => onChange({ brandId })}
          />
        </Cell>
        <Cell label="Etapa">
          <Choice
            label="Etapa"
            every="Todas las etapas"
            value={filter.stageId === null ? null : String(filter.stageId)}
            choices={(stages.rows ?? []).map(({ id, name }) => [String(id), name])}
            onChange={(value) => onChange({ stageId: value === null ? null : Number(value) })}
          />
        </Cell>
        <Cell label="Tipo de flujo">
          <Choice
            label="Tipo de flujo"
            every="Todos"
            value={filter.flow}
            choices={FLOW_TYPES.map((flow) => [flow, FLOW_TYPE_TEXTS[flow]])}
            onChange={(value) => onChange({ flow: choiceOf(FLOW_TYPES, value) })}
          />
        </Cell>
        <Cell label="Tienda">
          <Choice
            label="Tienda"
            every="Publicados o no"
            value={filter.published}
            choices={yesOrNo.map((each) => [each, publishedTexts[each]])}
            onChange={(value) => onChange({ published: choiceOf(yesOrNo, value) })}
          />
        </Cell>
        <Cell label="Serie">
          <Choice
            label="Serie"
            every="Con o sin serie"
            value={filter.serial}
            choices={yesOrNo.map((each) => [each, serialTexts[each]])}
            onChange={(value) => onChange({ serial: choiceOf(yesOrNo, value) })}
          />
        </Cell>
        <Cell label="Límites">
          <Choice
            label="Límites"
            every="Cualquiera"
            value={filter.limits}
            choices={limitTypes.map((each) => [each, limitTexts[each]])}
            onChange={(value) => onChange({ limits: choiceOf(limitTypes, value) })}
          />
        </Cell>
      </Grid.Root>
      {isNarrowed(filter) && (
        <Flex paddingTop={4}>
          <Button
            variant="ghost"
            size="S"
            onClick={() => onChange({ ...noFilter, source: filter.source, target: filter.target })}
          >
            Quitar filtros
          </Button>
        </Flex>
      )}
    </Box>
  );
}

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Grid.Item col={3} s={6} xs={6} direction="column" alignItems="stretch">
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      {children}
    </Field.Root>
  </Grid.Item>
);

const all = 'all';

interface ChoiceProps {
  readonly label: string;
  readonly every: string;
  readonly value: string | null;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string | null) => void;
}

const Choice = ({ label, every, value, choices, onChange }: ChoiceProps) => (
  <SingleSelect
    size="S"
    aria-label={label}
    value={value ?? all}
    onChange={(next) => onChange(next === all ? null : String(next))}
  >
    <SingleSelectOption value={all}>{every}</SingleSelectOption>
    {choices.map(([key, text]) => (
      <SingleSelectOption key={key} value={key}>
        {text}
      </SingleSelectOption>
    ))}
  </SingleSelect>
);
