import { Box, Flex, Grid, Loader, Typography } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import type { ReactNode } from 'react';
import { productNotUpdated } from '@mayorista/catalogue/shared';
import { StaleAlert } from '../components/StaleAlert';
import type { ListedProduct } from './asked';
import { FieldInput } from './FieldInput';
import { quickParts, type ProductField } from './fields';
import { isQuickIncomplete, quickBodyOf, quickNames } from './quick-draft';
import { useQuickEdit } from './use-quick-edit';

interface Props {
  readonly product: ListedProduct;
  /** Which of how many this one is, from 1. */
  readonly place: number;
  readonly count: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** 'Edición rápida': what is changed most often of one product, without leaving the list; of many, one after the other. */
export function QuickEditDialog({ product: { id, name }, place, count, onSaved, onClose }: Props) {
  const state = useQuickEdit(id, onSaved);
  const { product, failure, draft, isStale, set, save, reload } = state;
  const isChanged = product !== null && draft !== null && quickBodyOf(product, draft) !== null;
  const isLast = place === count;
  return (
    <FormDialog
      title={count === 1 ? 'Edición rápida' : `Edición rápida: ${place} de ${count}`}
      submitLabel={isLast ? 'Guardar' : isChanged ? 'Guardar y seguir' : 'Siguiente'}
      isIncomplete={product === null || draft === null || isQuickIncomplete(product, draft) || (isLast && !isChanged)}
      failedText={productNotUpdated}
      fields={quickNames}
      onSubmit={() => save()}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography textColor="neutral600">{name}</Typography>
          {isStale && (
            <StaleAlert
              title="Otra persona cambió este producto mientras lo editabas."
              saveLabel="Guardar lo mío encima"
              isBusy={false}
              onReload={() => void reload()}
              onSave={() => void save(true)}
            />
          )}
          {draft === null ? (
            <Flex justifyContent="center" padding={6}>
              {failure === null ? <Loader>Cargando</Loader> : <Typography role="alert">{failure.text}</Typography>}
            </Flex>
          ) : (
            quickParts.map(({ part, title, fields }) => (
              <Part key={part} title={title}>
                {fields.map((field) => (
                  <Grid.Item key={field.name} col={widthOf(field)} s={12} xs={12} alignItems="stretch">
                    <FieldInput
                      field={field}
                      value={draft[field.name] ?? ''}
                      error={errorOf(field.name)}
                      onChange={(value) => set(field.name, value)}
                    />
                  </Grid.Item>
                ))}
              </Part>
            ))
          )}
        </>
      )}
    </FormDialog>
  );
}

const widthOf = ({ name }: ProductField): number => (name.startsWith('name_') ? 12 : 4);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box tag="section" aria-label={title}>
    <Box paddingBottom={3}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {title}
      </Typography>
    </Box>
    <Grid.Root gap={4}>{children}</Grid.Root>
  </Box>
);
