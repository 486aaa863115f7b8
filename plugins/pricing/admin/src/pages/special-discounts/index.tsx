import { Button, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  ListStatus,
  Pager,
  useMutation,
  useFailedLoad,
  useMay,
  usePage,
  useUrlFilters,
  type Failure,
} from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { authorisesSpecialDiscounts, readsSpecialDiscounts, writesSpecialDiscounts } from '../../permissions';
import { DecisionDialog } from './DecisionDialog';
import type { SpecialDiscount } from './discount';
import { bodyOf, type DiscountDraft } from './discount-draft';
import { DiscountForm } from './DiscountForm';
import { DiscountTable } from './DiscountTable';
import { discountsPath, discountStates, noFilters, readFilters } from './filters';

const stateTexts = { pending: 'Por autorizar', authorised: 'Autorizados', rejected: 'Rechazados' } as const;
const all = 'all';

/** 'Descuentos especiales': of a brand, for some distributors, asked for by some and authorised by others. */
export const SpecialDiscountsPage = () => (
  <Page.Protect permissions={readsSpecialDiscounts}>
    <SpecialDiscounts />
  </Page.Protect>
);

function SpecialDiscounts() {
  const [filters, change] = useUrlFilters({ view: 'descuentos-especiales', none: noFilters, read: readFilters });
  const discounts = usePage<SpecialDiscount>(discountsPath(filters));
  useFailedLoad(discounts.hasFailed, 'No se pudieron cargar los descuentos especiales');
  const mayDecide = useMay(authorisesSpecialDiscounts);
  const mayWrite = useMay(writesSpecialDiscounts);
  const [edited, setEdited] = useState<SpecialDiscount | 'new' | null>(null);
  const [asked, setAsked] = useState<{ discount: SpecialDiscount; authorised: boolean } | null>(null);
  const { save, decide } = useDiscounts(() => void discounts.reload());
  const rows = discounts.hasFailed ? [] : (discounts.rows ?? []);

  return (
    <>
      <Page.Title>Descuentos especiales</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Descuentos especiales"
          subtitle="De una marca, para algunos distribuidores; valen cuando alguien los autoriza"
          primaryAction={mayWrite && <Button onClick={() => setEdited('new')}>Pedir un descuento</Button>}
        />
        <Layouts.Action
          startActions={
            <SingleSelect
              size="S"
              aria-label="Estado"
              value={filters.status ?? all}
              onChange={(value) => change({ status: choiceOf(discountStates, value) })}
            >
              <SingleSelectOption value={all}>Todos los estados</SingleSelectOption>
              {discountStates.map((status) => (
                <SingleSelectOption key={status} value={status}>
                  {stateTexts[status]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          }
        />
        <Layouts.Content>
          <ListStatus
            state={discounts}
            empty={filters.status === null ? 'Todavía no hay descuentos especiales' : 'Ninguno está en este estado'}
          />
          {rows.length > 0 && (
            <DiscountTable
              discounts={rows}
              mayDecide={mayDecide}
              mayWrite={mayWrite}
              onDecide={(discount, authorised) => setAsked({ discount, authorised })}
              onEdit={setEdited}
            />
          )}
          {discounts.pagination !== null && rows.length > 0 && (
            <Pager pagination={discounts.pagination} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
      {edited !== null && (
        <DiscountForm
          discount={edited === 'new' ? null : edited}
          onSave={(draft) => save(edited, draft).then(closing(() => setEdited(null)))}
          onClose={() => setEdited(null)}
        />
      )}
      {asked !== null && (
        <DecisionDialog
          discount={asked.discount}
          authorised={asked.authorised}
          onDecide={(note) => decide(asked.discount, asked.authorised, note).then(closing(() => setAsked(null)))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Closes a dialog whose work was done. */
const closing =
  (close: () => void) =>
  (failure: Failure | null): Failure | null => {
    if (failure === null) close();
    return failure;
  };

function useDiscounts(reload: () => void) {
  const { post, put } = useFetchClient();
  const act = useMutation();
  const reloading = (failure: Failure | null): Failure | null => {
    reload();
    return failure;
  };
  return {
    save: (edited: SpecialDiscount | 'new', draft: DiscountDraft) =>
      act(
        () =>
          edited === 'new'
            ? post('/pricing/special-brand-discounts', bodyOf(draft))
            : put(`/pricing/special-brand-discounts/${edited.id}`, bodyOf(draft)),
        edited === 'new' ? 'Descuento pedido: falta autorizarlo' : 'Descuento guardado: hay que autorizarlo de nuevo',
      ).then(reloading),
    decide: ({ id }: SpecialDiscount, authorised: boolean, note: string) =>
      act(
        () => put(`/pricing/special-brand-discount-auths/${id}`, { authorised, ...(note === '' ? {} : { note }) }),
        authorised ? 'Descuento autorizado' : 'Descuento rechazado',
      ).then(reloading),
  };
}
