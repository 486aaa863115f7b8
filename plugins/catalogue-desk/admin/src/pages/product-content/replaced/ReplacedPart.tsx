import { Box, Field, Flex, IconButton, Loader, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { ReadFailure, RecordAdder, RecordLink } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { Named } from '@mayorista/config/answers';
import { pluginId } from '../../../plugin-id';
import { uids } from '../../../uids';
import type { PartProps } from '../part';
import { PartBar } from '../PartBar';
import { useReplaced, type Relative } from './use-replaced';

type State = ReturnType<typeof useReplaced>;

/** The products in whose place this one is sold. */
export function ReplacedPart({ productId, mayWrite }: PartProps) {
  const state = useReplaced(productId);
  return (
    <>
      <PartBar text="Los productos en cuyo lugar se vende este: en la página de cada uno la tienda ofrece este." />
      {state.hasFailed && <ReadFailure onRetry={state.reload} />}
      {!state.isRead && !state.hasFailed && <Loader>Cargando</Loader>}
      {state.isRead && mayWrite && <AddReplaced state={state} />}
      {state.isRead && state.products.length === 0 && (
        <Typography textColor="neutral600">No reemplaza a ningún producto.</Typography>
      )}
      {state.products.length > 0 && (
        <Flex
          tag="ul"
          direction="column"
          alignItems="stretch"
          gap={2}
          maxWidth="56rem"
          aria-label="Productos que reemplaza"
        >
          {state.products.map((product) => (
            <Line key={product.id} product={product} state={state} mayWrite={mayWrite} />
          ))}
        </Flex>
      )}
    </>
  );
}

function AddReplaced({ state }: { readonly state: State }) {
  const [repeated, setRepeated] = useState<string | null>(null);
  return (
    <Box paddingBottom={4} maxWidth="56rem">
      <Field.Root name="replaced" error={repeated ?? undefined}>
        <Field.Label>Agregar un producto</Field.Label>
        <RecordAdder<Named<'ProductListed'>>
          path={`/${pluginId}/products`}
          size="M"
          placeholder="Busca por nombre, modelo o SKU"
          disabled={state.isBusy}
          nameOf={({ sku, name }) => `${sku} · ${name}`}
          onAdd={(found) => {
            const isRepeated = state.has(found.id);
            setRepeated(isRepeated ? `${found.name} ya está en la lista o es este mismo producto` : null);
            if (!isRepeated) void state.add(found);
          }}
        />
        <Field.Error />
      </Field.Root>
    </Box>
  );
}

interface LineProps {
  readonly product: Relative;
  readonly state: State;
  readonly mayWrite: boolean;
}

const Line = ({ product, state, mayWrite }: LineProps) => (
  <Flex tag="li" gap={3} padding={3} background="neutral0" hasRadius shadow="tableShadow">
    <Flex flex="1" direction="column" alignItems="flex-start" minWidth={0}>
      <RecordLink uid={uids.product} id={product.id}>
        {product.name}
      </RecordLink>
      <Typography variant="pi" textColor="neutral600">
        {product.sku}
      </Typography>
    </Flex>
    {mayWrite && (
      <IconButton
        variant="ghost"
        disabled={state.isBusy}
        label={`Quitar ${product.name}`}
        onClick={() => void state.remove(product)}
      >
        <Trash />
      </IconButton>
    )}
  </Flex>
);
