import { toFailure, useAsyncAction, useFailedLoad, useRead, useToast, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { pluginId } from '../../plugin-id';
import { changedPrices, pricesDraftOf, type PricedProduct } from '../../product-prices/prices-draft';
import { changedPromos, promosDraftOf, type ProductPromos } from '../../product-prices/promos-draft';

type Errors = Readonly<Record<string, string>>;
const noErrors: Errors = {};

/** What a product's prices are made of: its own prices and its promos, each saved by its own call when it differs. */
export function useProductPrices(productId: string) {
  const product = useRead<PricedProduct>(`/catalogue/products/${productId}`);
  const promos = useRead<ProductPromos>(`/${pluginId}/product-promos/${productId}`);
  useFailedLoad(product.failure !== null || promos.failure !== null, 'No se pudieron cargar los precios');
  const prices = useDraft(product.data, pricesDraftOf);
  const offers = useDraft(promos.data, promosDraftOf);
  const [errors, setErrors] = useState(noErrors);
  const { isBusy, during } = useAsyncAction();
  const [version, setVersion] = useState(0);
  const tell = useToast();
  const send = useSending(productId);

  const changes = {
    prices: prices.changed(changedPrices),
    promos: offers.changed(changedPromos),
  };
  const save = async () => {
    const refusedPrices = await send('prices', changes.prices);
    const refusedPromos = await send('promos', changes.promos);
    if (refusedPrices === null) await product.reload();
    if (refusedPromos === null) await promos.reload();
    const failures = [refusedPrices, refusedPromos].filter((failure) => failure !== null);
    setErrors(Object.assign({}, ...failures.map(({ fields }) => fields)) as Errors);
    setVersion((current) => current + 1);
    const [failure] = failures;
    if (failure === undefined) tell.done('Los precios se han actualizado');
    else tell.failed(failure.status === 422 ? 'La información no pudo ser guardada' : failure.text);
  };
  const discard = () => {
    prices.discard();
    offers.discard();
    setErrors(noErrors);
  };

  return {
    product: product.data,
    stored: promos.data,
    failure: product.failure ?? promos.failure,
    prices,
    offers,
    errors,
    isBusy,
    isDirty: changes.prices !== null || changes.promos !== null,
    version,
    save: () => during(save),
    discard,
    reload: () => Promise.all([product.reload(), promos.reload()]),
  };
}

export type ProductPricesState = ReturnType<typeof useProductPrices>;

/** What is typed over something that was read; reading it again takes its place. */
function useDraft<Stored, Draft>(stored: Stored | null, draftOf: (stored: Stored) => Draft) {
  const base = useMemo(() => (stored === null ? null : draftOf(stored)), [stored, draftOf]);
  const [draft, setDraft] = useState<Draft | null>(base);
  useEffect(() => setDraft(base), [base]);
  return {
    draft,
    change: (update: Partial<Draft>) => setDraft((current) => (current === null ? null : { ...current, ...update })),
    discard: () => setDraft(base),
    /** Null when nothing differs. */
    changed: (changesOf: (draft: Draft, base: Draft) => Readonly<Record<string, unknown>>) => {
      if (draft === null || base === null) return null;
      const changes = changesOf(draft, base);
      return Object.keys(changes).length === 0 ? null : changes;
    },
  };
}

/** Sends one of the two parts, if it differs; answers why it was refused. */
function useSending(productId: string) {
  const { put } = useFetchClient();
  return async (part: 'prices' | 'promos', body: Readonly<Record<string, unknown>> | null): Promise<Failure | null> => {
    if (body === null) return null;
    try {
      if (part === 'prices') await put(`/catalogue/products/${productId}`, body);
      else await put(`/${pluginId}/product-promos/${productId}`, body);
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
}
