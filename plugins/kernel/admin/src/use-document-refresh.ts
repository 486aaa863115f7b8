import { adminApi } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

const documents = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] });

/** Makes the content manager read a record again, in its edit view and its list: something else than its own form changed it. */
export function useDocumentRefresh(): (model: string, documentId: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (model, documentId) => {
      const tags = [`${model}_${documentId}`, `${model}_LIST`].map((id) => ({ type: 'Document' as const, id }));
      dispatch(documents.util.invalidateTags(tags));
    },
    [dispatch],
  );
}
