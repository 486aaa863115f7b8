import { Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { failureOf, ListStatus, Pager, usePage, type Failure } from '@mayorista/kernel/panel';
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authorisesSpecialDiscounts, readsSpecialDiscounts, writesSpecialDiscounts } from '../../permissions';
import type { SpecialDiscount } from './discount';
import type { DiscountDraft } from './discount-draft';
import { DiscountForm } from './DiscountForm';
import { DiscountTable } from './DiscountTable';

const states = { pending: 'Por autorizar', authorised: 'Autorizado', rejected: 'Rechazado' };

/** 'Descuentos especiales': of a brand, for some distributors, asked for by some and authorised by others. */
export const SpecialDiscountsPage = () => (
  <Page.Protect permissions={readsSpecialDiscounts}>
    <SpecialDiscounts />
  </Page.Protect>
);

const bodyOf = ({ brand_id, discount, start_date, end_date, reason, company_ids }: DiscountDraft) => ({
  ...(brand_id === '' ? {} : { brand_id: Number(brand_id) }),
  ...(discount.trim() === '' ? {} : { discount: discount.trim() }),
  start_date: start_date === '' ? null : start_date,
  end_date: end_date === '' ? null : end_date,
  reason: reason.trim() === '' ? null : reason.trim(),
  company_ids: company_ids.map(Number),
});

function SpecialDiscounts() {
  const [params, setParams] = useSearchParams();
  const { post, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const deciding = useRBAC(authorisesSpecialDiscounts);
  const writing = useRBAC(writesSpecialDiscounts);
  const [edited, setEdited] = useState<SpecialDiscount | 'new' | null>(null);
  const status = params.get('estado') ?? '';
  const discounts = usePage<SpecialDiscount>(
    `/pricing/special-brand-discounts?page=${params.get('pagina') ?? '1'}&per_page=20${status === '' ? '' : `&status=${status}`}`,
  );
  const mayWrite = Object.values(writing.allowedActions).includes(true);

  const attempt = async (act: () => Promise<unknown>, done: string): Promise<Failure | null> => {
    try {
      await act();
      toggleNotification({ type: 'success', message: done });
      await discounts.reload();
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };

  const decide = async ({ id }: SpecialDiscount, authorised: boolean) => {
    const failure = await attempt(
      () => put(`/pricing/special-brand-discount-auths/${id}`, { authorised }),
      authorised ? 'Descuento autorizado' : 'Descuento rechazado',
    );
    if (failure !== null) toggleNotification({ type: 'danger', message: failure.text });
  };

  const save = async (draft: DiscountDraft): Promise<Failure | null> => {
    const isNew = edited === 'new' || edited === null;
    const act = () =>
      isNew
        ? post('/pricing/special-brand-discounts', bodyOf(draft))
        : put(`/pricing/special-brand-discounts/${edited.id}`, bodyOf(draft));
    const failure = await attempt(
      act,
      isNew ? 'Descuento pedido: falta autorizarlo' : 'Descuento guardado: hay que autorizarlo de nuevo',
    );
    if (failure === null) setEdited(null);
    return failure;
  };

  return (
    <>
      <Page.Title>Descuentos especiales</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Descuentos especiales"
          subtitle="De una marca, para algunos distribuidores; valen cuando alguien los autoriza"
          primaryAction={mayWrite ? <Button onClick={() => setEdited('new')}>Pedir un descuento</Button> : undefined}
        />
        <Layouts.Action
          startActions={
            <Flex gap={2}>
              <SingleSelect
                size="S"
                aria-label="Estado"
                placeholder="Todos los estados"
                value={status}
                clearLabel="Todos los estados"
                onClear={() => setParams({})}
                onChange={(value) => setParams({ estado: String(value) })}
              >
                {Object.entries(states).map(([value, label]) => (
                  <SingleSelectOption key={value} value={value}>
                    {label}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Flex>
          }
        />
        <Layouts.Content>
          <ListStatus state={discounts} empty="Todavía no hay descuentos especiales" />
          {discounts.rows !== null && discounts.rows.length > 0 && (
            <DiscountTable
              discounts={discounts.rows}
              mayDecide={Object.values(deciding.allowedActions).includes(true)}
              mayWrite={mayWrite}
              onDecide={(discount, authorised) => void decide(discount, authorised)}
              onEdit={setEdited}
            />
          )}
          {discounts.pagination !== null && discounts.pagination.total > 0 && (
            <Pager
              pagination={discounts.pagination}
              onPage={(page) => setParams({ ...(status === '' ? {} : { estado: status }), pagina: String(page) })}
            />
          )}
        </Layouts.Content>
      </Page.Main>
      {edited !== null && (
        <DiscountForm discount={edited === 'new' ? null : edited} onSave={save} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
