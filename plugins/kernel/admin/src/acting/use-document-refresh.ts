import { adminApi } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

const documents = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] });

/** Returns a function that makes the content manager reload a record, in its edit view and its list, after something other than its form changed it. */
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
