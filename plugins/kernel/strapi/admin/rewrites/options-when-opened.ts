// What: What can be chosen for a relation is read when its field is entered.
// Why: Each relation read it before anybody wanted to choose; there is no setting for it.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const module = '@strapi/content-manager/dist/admin/pages/EditView/components/FormInputs/Relations/Relations.mjs';

export const optionsWhenOpened: readonly Rewriting[] = [
  {
    module,
    from: 'const [searchForTrigger, { data, isLoading }] = useLazySearchRelationsQuery();',
    to: `const [isWanted, setWanted] = React.useState(false);
    const wantOptions = React.useCallback(()=>setWanted(true), []);
    const [searchForTrigger, { data, isLoading, isUninitialized }] = useLazySearchRelationsQuery();`,
  },
  {
    module,
    from: 'if (!isRelatedToCurrentDocument) return;',
    to: 'if (!isRelatedToCurrentDocument || !isWanted) return;',
  },
  {
    module,
    after: 'idsToOmit: field.value?.connect',
    from: 'isRelatedToCurrentDocument,\n        currentDocumentMeta.params',
    to: 'isRelatedToCurrentDocument,\n        isWanted,\n        currentDocumentMeta.params',
  },
  {
    module,
    from: 'isLoadingSearchRelations: isLoading,',
    to: 'isLoadingSearchRelations: isLoading || isWanted && isUninitialized,\n                    onWanted: wantOptions,',
  },
  { module, from: 'fieldValue, data, ...props })=>{', to: 'fieldValue, data, onWanted, ...props })=>{' },
  { module, from: 'onOpenChange: ()=>{', to: 'onOpenChange: ()=>{\n                    onWanted();' },
  {
    module,
    from: '...props,\n                children: options?.map(',
    to: '...props,\n                onFocus: (event)=>{\n                    onWanted();\n                    props.onFocus?.(event);\n                },\n                children: options?.map(',
  },
];
