import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin';

/**
 * Each field of a form followed its record twice, the layout of the form and the descriptions of all types three times: a product's
 * form stood with some five hundred followers, all of whom look up at each answer that comes. One of each is enough, and the layout
 * only where a field has parts of its own.
 */
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
