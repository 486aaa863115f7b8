import { Box, Field, Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { LeaveGuard, ListStatus, RecordAdder, RecordLink } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { Named } from '@mayorista/config/answers';
import { draftOf, type PartDraft } from '../../../content/kit-draft';
import { OrderedList } from '../../../drag/OrderedList';
import { pluginId } from '../../../plugin-id';
import { uids } from '../../../uids';
import type { PartProps } from '../part';
import { PartBar, SaveButtons } from '../PartBar';
import { useKit, type KitState } from './use-kit';

/** What a kit is made of: other products and how many of each. */
export function KitPart({ productId, mayWrite }: PartProps) {
  const state = useKit(productId);
  const { page, drafts, isDirty, isBusy } = state;
  const mayEdit = mayWrite && page.rows !== null;
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <PartBar text="Los productos que trae el kit y cuántas piezas de cada uno.">
        {mayEdit && (
          <SaveButtons isDirty={isDirty} isBusy={isBusy} onDiscard={state.discard} onSave={() => void state.save()} />
        )}
      </PartBar>
      {mayEdit && <AddPart state={state} />}
      {drafts.length === 0 && (
        <ListStatus state={page.rows === null ? page : { ...page, rows: [] }} empty="Este producto no es un kit." />
      )}
      {drafts.length > 0 && (
        <OrderedList
          label="Piezas del kit"
          items={drafts}
          keyOf={({ productId: id }) => String(id)}
          nameOf={({ name }) => name}
          isMovable={mayWrite && !isBusy}
          onArrange={state.arrange}
          line={(part) => <PartLine part={part} state={state} mayWrite={mayWrite} />}
        />
      )}
    </>
  );
}

/** Searches a product and puts one piece of it into the kit. */
function AddPart({ state }: { readonly state: KitState }) {
  const [repeated, setRepeated] = useState<string | null>(null);
  return (
    <Box paddingBottom={4} maxWidth="56rem">
      <Field.Root name="kit_part" error={repeated ?? undefined}>
        <Field.Label>Agregar una pieza</Field.Label>
        <RecordAdder<Named<'ProductListed'>>
          path={`/${pluginId}/products`}
          size="M"
          placeholder="Busca por nombre, modelo o SKU"
          nameOf={({ sku, name }) => `${sku} · ${name}`}
          onAdd={(found) => {
            const isRepeated = state.has(found.id);
            setRepeated(isRepeated ? `${found.name} ya está en el kit o es el kit mismo` : null);
            if (!isRepeated) state.add(draftOf({ ...found, product_id: found.id, quantity: 1 }));
          }}
        />
        <Field.Error />
      </Field.Root>
    </Box>
  );
}

interface LineProps {
  readonly part: PartDraft;
  readonly state: KitState;
  readonly mayWrite: boolean;
}

function PartLine({ part, state, mayWrite }: LineProps) {
  const { productId: id, name, sku, quantity } = part;
  const error = state.errors[id];
  return (
    <>
      <Flex flex="1" direction="column" alignItems="flex-start" minWidth={0}>
        <RecordLink uid={uids.product} id={id}>
          {name}
        </RecordLink>
        <Typography variant="pi" textColor="neutral600">
          {sku}
        </Typography>
      </Flex>
      {mayWrite ? (
        <Field.Root name={`quantity-${id}`} error={error}>
          <TextInput
            size="S"
            inputMode="numeric"
            aria-label={`Cantidad de ${name}`}
            value={quantity}
            onChange={(event) => state.setQuantity(id, event.target.value)}
          />
          <Field.Error />
        </Field.Root>
      ) : (
        <Typography>{quantity}</Typography>
      )}
      <Typography textColor="neutral600">{quantity === '1' ? 'pieza' : 'piezas'}</Typography>
      {mayWrite && (
        <IconButton variant="ghost" label={`Quitar ${name} del kit`} onClick={() => state.remove(id)}>
          <Trash />
        </IconButton>
      )}
    </>
  );
}
