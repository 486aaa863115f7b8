import { useDocumentRefresh, useToldAct } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from './plugin-id';
import { uids } from './uids';

/** Activates a landing or takes it off the store; what is seen of it is read again. */
export function useLandingStatus(documentId: string) {
  const { put } = useFetchClient();
  const act = useToldAct();
  const refresh = useDocumentRefresh();
  const [isBusy, setBusy] = useState(false);

  const setStatus = async (status: 0 | 1) => {
    setBusy(true);
    await act(
      () => put(`/${pluginId}/landing-status/${documentId}`, { status }),
      status === 1 ? 'Landing activada' : 'Landing desactivada',
    );
    setBusy(false);
    refresh(uids.landing, documentId);
  };
  return { isBusy, setStatus };
}
