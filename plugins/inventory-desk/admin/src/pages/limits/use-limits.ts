import { toFailure, useAsyncAction, useToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { without, bodyOf, withBound, type Bound, type ValidationError, type Typed } from '../../limits/typed';
import type { Limit } from '../../limits/limit';
import { pluginId } from '../../plugin-id';

/** What is typed over limits, across pages; each is saved by itself, and what is refused stays with its reason. */
export function useLimits(reload: () => Promise<void>) {
  const { put } = useFetchClient();
  const tell = useToast();
  const [typed, setTyped] = useState<Typed>({});
  const [refused, setRefused] = useState<ValidationError>({});
  const { isBusy, during } = useAsyncAction();

  const change = (limit: Limit, bound: Bound, text: string) => {
    setTyped((current) => withBound(current, limit, bound, text));
    setRefused((current) => without(current, String(limit.id)));
  };
  const save = async () => {
    const left: Record<string, Typed[string]> = {};
    const reasons: Record<string, ValidationError[string]> = {};
    for (const [id, limit] of Object.entries(typed)) {
      try {
        await put(`/${pluginId}/product-limits/${id}`, bodyOf(limit));
      } catch (error) {
        const { fields, text } = toFailure(error);
        left[id] = limit;
        reasons[id] = Object.keys(fields).length > 0 ? fields : { _general: text };
      }
    }
    await reload();
    setTyped(left);
    setRefused(reasons);
    if (Object.keys(left).length === 0) tell.done('Los límites se han actualizado');
    else tell.failed('La información no pudo ser guardada');
  };
  const discard = () => {
    setTyped({});
    setRefused({});
  };
  return { typed, refused, isBusy, count: Object.keys(typed).length, change, save: () => during(save), discard };
}

export type LimitsState = ReturnType<typeof useLimits>;
