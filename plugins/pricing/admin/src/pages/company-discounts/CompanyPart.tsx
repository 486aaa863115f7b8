import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { ListStatus, Pager, RecordPicker, useMutation, useFailedLoad, usePage } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import type { CompanyDiscount } from '../../company-discounts/discounts';
import { pluginId } from '../../plugin-id';
import { daysText } from '../special-discounts/discount';
import { CompanyDialog } from './CompanyDialog';
import { DiscountTable } from './DiscountTable';
import type { DiscountFilters } from './filters';
import { RemoveDialog } from './RemoveDialog';

interface Props {
  readonly filters: DiscountFilters;
  readonly mayWrite: boolean;
  readonly onChange: (change: Partial<DiscountFilters>) => void;
}

type Open =
  | { readonly action: 'edit'; readonly discount: CompanyDiscount | null }
  | { readonly action: 'remove'; readonly discount: CompanyDiscount };

const perPage = 20;
const path = `/${pluginId}/company-discount-confs`;

/** Discounts of single companies. */
export function CompanyPart({ filters: { companyId, page }, mayWrite, onChange }: Props) {
  const state = usePage<CompanyDiscount>(companyId === null ? path : `${path}?company_id=${companyId}`);
  useFailedLoad(state.hasFailed, 'No se pudieron cargar los descuentos');
  const [open, setOpen] = useState<Open | null>(null);
  const all = state.hasFailed ? [] : (state.rows ?? []);
  const pageCount = Math.max(1, Math.ceil(all.length / perPage));
  const shownPage = Math.min(page, pageCount);
  const rows = all.slice((shownPage - 1) * perPage, shownPage * perPage);
  const find = (id: number) => all.find((discount) => discount.id === id);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void state.reload();
  };

  return (
    <Flex tag="section" aria-label="Por compañía" direction="column" alignItems="stretch" gap={4}>
      <Header
        companyId={companyId}
        onCompany={(id) => onChange({ companyId: id })}
        onAdd={mayWrite ? () => setOpen({ action: 'edit', discount: null }) : null}
      />
      <ListStatus
        state={state}
        empty={
          companyId === null ? 'Ninguna compañía tiene descuentos propios' : 'Esta compañía no tiene descuentos propios'
        }
      />
      {rows.length > 0 && (
        <DiscountTable
          whoHeading="Distribuidor"
          lines={rows.map((discount) => ({
            id: discount.id,
            who: discount.business_name ?? `Compañía ${discount.company_id}`,
            brand: discount.brand_name,
            discount: discount.discount,
            days: daysText(discount),
            setBy: discount.set_by,
          }))}
          mayWrite={mayWrite}
          onEdit={(id) => setOpen({ action: 'edit', discount: find(id) ?? null })}
          onRemove={(id) => {
            const discount = find(id);
            if (discount !== undefined) setOpen({ action: 'remove', discount });
          }}
        />
      )}
      {pageCount > 1 && (
        <Pager
          pagination={{ page: shownPage, pageCount, total: all.length }}
          onPage={(next) => onChange({ page: next })}
        />
      )}
      <Dialogs open={open} companyId={companyId} onDone={done} onClose={close} />
    </Flex>
  );
}

interface HeaderProps {
  readonly companyId: number | null;
  readonly onCompany: (id: number | null) => void;
  /** Null for whoever may only look. */
  readonly onAdd: (() => void) | null;
}

const Header = ({ companyId, onCompany, onAdd }: HeaderProps) => (
  <Flex justifyContent="space-between" gap={3} wrap="wrap">
    <Typography variant="beta" tag="h2">
      Por compañía
    </Typography>
    <Flex gap={2} wrap="wrap">
      <Box width="28rem" maxWidth="100%">
        <RecordPicker<ItemOf<'GET /company-distributors'>>
          path="/companies/company-distributors"
          label="Distribuidor"
          placeholder="Todos los distribuidores"
          value={companyId}
          nameOf={({ business_name: name }) => name}
          onChange={onCompany}
        />
      </Box>
      {onAdd !== null && (
        <Button startIcon={<Plus />} onClick={onAdd}>
          Agregar descuento
        </Button>
      )}
    </Flex>
  </Flex>
);

interface DialogsProps {
  readonly open: Open | null;
  readonly companyId: number | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Dialogs({ open, companyId, onDone, onClose }: DialogsProps) {
  const { del } = useFetchClient();
  const act = useMutation();
  if (open === null) return null;
  const { discount } = open;
  if (open.action === 'edit' || discount === null)
    return <CompanyDialog discount={discount} companyId={companyId} onDone={onDone} onClose={onClose} />;
  const remove = async () => {
    const failure = await act(() => del(`${path}/${discount.id}`), 'El descuento se ha eliminado');
    if (failure === null) onDone();
    return failure;
  };
  const [who, where] = [discount.business_name ?? 'La compañía', discount.brand_name ?? 'todas las marcas'];
  return (
    <RemoveDialog
      text={`${who} deja de tener ${Number(discount.discount)} % en ${where}.`}
      onRemove={remove}
      onClose={onClose}
    />
  );
}
