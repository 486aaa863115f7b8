// What: Each field follows its record, the layout and the types once at most.
// Why: A product's form stood with some five hundred followers, all of whom look up at each answer that comes.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin';

export const fewerFollowers: readonly Rewriting[] = [
  {
    module: `${contentManager}/hooks/useDocumentContext.mjs`,
    from: 'const { collectionType, model, id: documentId } = useDoc();',
    to: 'const urlDocument = useDoc();\n    const { collectionType, model, id: documentId } = urlDocument;',
  },
  {
    module: `${contentManager}/hooks/useDocumentContext.mjs`,
    from: 'const urlDocument = useDocument(urlDocumentMeta);',
    to: '',
  },
  {
    module: `${contentManager}/hooks/useDocumentLayout.mjs`,
    from: `const { schema, components } = useDocument({
        model,
        collectionType: ''
    }, {
        skip: true
    });`,
    to: 'const { schema, components, schemas, isLoading: isLoadingSchemas } = useContentTypeSchema(model);',
  },
  {
    module: `${contentManager}/hooks/useDocumentLayout.mjs`,
    from: 'const { isLoading: isLoadingSchemas, schemas } = useContentTypeSchema();',
    to: '',
  },
  {
    module: `${contentManager}/pages/EditView/components/InputRenderer.mjs`,
    from: 'const { edit: { components } } = useDocumentLayout(currentDocumentMeta.model);',
    // A field keeps its type as long as it is shown, so the order of its hooks stays.
    to: "const { edit: { components } } = inputProps.type === 'component' ? useDocumentLayout(currentDocumentMeta.model) : { edit: {} };",
  },
];
