import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { ListStatus, useMutation, useFailedLoad, usePage, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { typeTexts, withConfig, withoutConfig, type TypeDiscount } from '../../company-discounts/discounts';
import { pluginId } from '../../plugin-id';
import { DiscountTable } from './DiscountTable';
import { RemoveDialog } from './RemoveDialog';
import { TypeDialog } from './TypeDialog';

interface Open {
  readonly action: 'edit' | 'remove';
  /** Where it stands in the list; -1 for a new one. */
  readonly index: number;
}

const path = `/${pluginId}/distributor-type-discount-configs`;

/** Discounts of every company of a type, kept as one list. */
export function TypePart({ mayWrite }: { readonly mayWrite: boolean }) {
  const state = usePage<TypeDiscount>(path);
  useFailedLoad(state.hasFailed, 'No se pudieron cargar los descuentos por tipo');
  const { post } = useFetchClient();
  const act = useMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const all = state.hasFailed ? [] : (state.rows ?? []);
  const close = () => setOpen(null);
  const save = async (configs: ReturnType<typeof withConfig>, done: string) => {
    const failure = await act(() => post(path, { configs }), done);
    if (failure === null) {
      close();
      await state.reload();
    }
    return failure;
  };
  const indexOf = (id: number) => all.findIndex((discount) => discount.id === id);

  return (
    <Flex tag="section" aria-label="Por tipo de distribuidor" direction="column" alignItems="stretch" gap={4}>
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Typography variant="beta" tag="h2">
          Por tipo de distribuidor
        </Typography>
        {mayWrite && (
          <Button
            variant="secondary"
            startIcon={<Plus />}
            disabled={state.rows === null}
            onClick={() => setOpen({ action: 'edit', index: -1 })}
          >
            Agregar descuento por tipo
          </Button>
        )}
      </Flex>
      <ListStatus state={state} empty="Ningún tipo de distribuidor tiene descuentos" />
      {all.length > 0 && (
        <DiscountTable
          whoHeading="Tipo"
          lines={all.map((discount) => ({
            id: discount.id,
            who: typeTexts[discount.company_type],
            brand: discount.brand_name,
            discount: discount.discount,
            days: null,
            setBy: discount.set_by,
          }))}
          mayWrite={mayWrite}
          onEdit={(id) => setOpen({ action: 'edit', index: indexOf(id) })}
          onRemove={(id) => setOpen({ action: 'remove', index: indexOf(id) })}
        />
      )}
      {open !== null && <Dialogs open={open} all={all} onSave={save} onClose={close} />}
    </Flex>
  );
}

interface DialogsProps {
  readonly open: Open;
  readonly all: readonly TypeDiscount[];
  readonly onSave: (configs: ReturnType<typeof withConfig>, done: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

function Dialogs({ open: { action, index }, all, onSave, onClose }: DialogsProps) {
  const asked = all[index];
  if (action === 'edit' || asked === undefined)
    return (
      <TypeDialog
        discount={asked ?? null}
        onSave={(config) => onSave(withConfig(all, index, config), 'Los descuentos por tipo se han actualizado')}
        onClose={onClose}
      />
    );
  const [who, where] = [typeTexts[asked.company_type].toLowerCase(), asked.brand_name ?? 'todas las marcas'];
  return (
    <RemoveDialog
      text={`Los distribuidores de tipo ${who} dejan de tener ${Number(asked.discount)} % en ${where}.`}
      onRemove={() => onSave(withoutConfig(all, index), 'El descuento por tipo se ha eliminado')}
      onClose={onClose}
    />
  );
}
