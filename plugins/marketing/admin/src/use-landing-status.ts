import { useAsyncAction, useDocumentRefresh, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { pluginId } from './plugin-id';
import { uids } from './uids';

/** Activates a landing or takes it off the store; what is seen of it is read again. */
export function useLandingStatus(documentId: string) {
  const { put } = useFetchClient();
  const act = useMutationWithToast();
  const refresh = useDocumentRefresh();
  const { isBusy, during } = useAsyncAction();

  const setStatus = async (status: 0 | 1) => {
    await during(() =>
      act(
        () => put(`/${pluginId}/landing-status/${documentId}`, { status }),
        status === 1 ? 'Landing activada' : 'Landing desactivada',
      ),
    );
    refresh(uids.landing, documentId);
  };
  return { isBusy, setStatus };
}
