import { lightForms } from './rewrites/light-forms';
import { listTitles } from './rewrites/list-titles';
import { menuByAreas } from './rewrites/menu-by-areas';
import { optionsWhenOpened } from './rewrites/options-when-opened';
import { relationsTogether } from './rewrites/relations-together';
import { denseRows } from './rewrites/dense-rows';
import { typesOnce } from './rewrites/types-once';
import type { Rewriting } from './rewriting';

const admin = '@strapi/admin/dist/admin/admin/src';
const contentManager = '@strapi/content-manager/dist/admin/pages';
const mediaLibrary = '@strapi/upload/dist/admin/future/pages/Assets';
const users = '@strapi/plugin-users-permissions/dist/admin/pages';

/** The texts. */
const texts: readonly Rewriting[] = [
  { module: `${admin}/components/PageHelpers.mjs`, from: '${title} | Strapi', to: '${title} | Mayorista' },
  { module: `${admin}/components/PageHelpers.mjs`, from: "'Loading content.'", to: "'Cargando contenido'" },
  { module: `${admin}/pages/Settings/pages/Users/ListPage.mjs`, from: "name: 'Users'", to: "name: 'Usuarios'" },
  { module: '@strapi/design-system/dist/index.mjs', from: '"Loading content..."', to: '"Cargando contenido"' },
  {
    module: `${admin}/components/Table.mjs`,
    from: "children = 'Loading content'",
    to: "children = 'Cargando contenido'",
  },
  { module: `${admin}/components/LazyOutlet.mjs`, from: '"Loading content."', to: '"Cargando contenido"' },
  { module: `${admin}/components/LeftMenu.mjs`, from: 'label: "Menu"', to: 'label: "Menú"' },
  { module: `${admin}/components/ErrorElement.mjs`, from: "`Strapi's GitHub`", to: '``' },
  {
    module: `${admin}/components/FormInputs/Renderer.mjs`,
    from: 'Unsupported field type: ',
    to: 'Este tipo de campo no se puede editar aquí: ',
  },
  { module: `${admin}/pages/Settings/components/SettingsNav.mjs`, from: '"Notification"', to: '"Aviso"' },
  {
    module: `${admin}/pages/Settings/components/Tokens/TokenTypeSelect.mjs`,
    from: 'placeholder: "Select"',
    to: 'placeholder: "Seleccionar"',
  },
  {
    module: `${admin}/pages/Settings/components/Tokens/LifeSpanInput.mjs`,
    from: 'placeholder: "Select"',
    to: 'placeholder: "Seleccionar"',
  },
  {
    module: `${admin}/pages/Settings/components/Tokens/utils/getDateOfExpiration.mjs`,
    from: "'Unlimited'",
    to: "'Sin vencimiento'",
  },
  { module: `${admin}/utils/locales.mjs`, from: "return 'enUS'", to: "return 'es'" },
  {
    module: `${contentManager}/EditView/components/DocumentStatus.mjs`,
    from: '"aria-label": status',
    to: '"aria-label": { draft: "Borrador", published: "Publicado", modified: "Modificado" }[status] ?? status',
  },
  {
    module: `${contentManager}/ListConfiguration/ListConfigurationPage.mjs`,
    from: '`Configure ${list.settings.displayName} List View`',
    to: '`Configurar la lista: ${list.settings.displayName}`',
  },
  {
    module: `${contentManager}/EditConfigurationPage.mjs`,
    from: '`Configure ${edit.settings.displayName} Edit View`',
    to: '`Configurar la ficha: ${edit.settings.displayName}`',
  },
  {
    module: `${contentManager}/ComponentConfigurationPage.mjs`,
    from: '`Configure ${editLayout.settings.displayName} Edit View`',
    to: '`Configurar la ficha: ${editLayout.settings.displayName}`',
  },
  {
    module: `${contentManager}/ListView/components/BulkActions/PublishAction.mjs`,
    from: "label: 'name'",
    to: "label: 'nombre'",
  },
  {
    module: `${contentManager}/ListView/components/BulkActions/PublishAction.mjs`,
    from: "label: 'status'",
    to: "label: 'estado'",
  },
  {
    module: `${contentManager}/ListView/components/BulkActions/PublishAction.mjs`,
    from: "'Publication status'",
    to: "'Estado de publicación'",
  },
  {
    module: '@strapi/upload/dist/admin/components/AssetDialog/BrowseStep/SearchAsset/SearchAsset.mjs',
    from: 'label: "Search"',
    to: 'label: "Buscar"',
  },
  {
    module: '@strapi/i18n/dist/admin/components/BulkLocaleActionModal.mjs',
    from: '`Select ${locale}`',
    to: '`Seleccionar ${locale}`',
  },
  {
    module: '@strapi/i18n/dist/admin/components/LocaleTable.mjs',
    from: 'children: "Actions"',
    to: 'children: "Acciones"',
  },
  { module: `${users}/Providers/index.mjs`, from: 'label: "Edit"', to: 'label: "Editar"' },
  {
    module: `${users}/EmailTemplates/components/EmailForm.mjs`,
    from: 'children: "Cancel"',
    to: 'children: "Cancelar"',
  },
  {
    module: `${users}/EmailTemplates/components/EmailForm.mjs`,
    from: 'children: "Finish"',
    to: 'children: "Terminar"',
  },
  { module: '@strapi/design-system/dist/index.mjs', from: 'children: "Loading"', to: 'children: "Cargando"' },
  { module: '@strapi/design-system/dist/index.mjs', from: '= "Clear"', to: '= "Borrar"' },
  { module: '@strapi/design-system/dist/index.mjs', from: 'clearLabel: "Clear"', to: 'clearLabel: "Borrar"' },
  { module: '@strapi/design-system/dist/index.mjs', from: 'CLEAR: "Clear"', to: 'CLEAR: "Borrar"' },
  { module: '@strapi/design-system/dist/index.mjs', from: '= "Close modal"', to: '= "Cerrar la ventana"' },
  {
    module: '@strapi/i18n/dist/admin/components/LocaleListCell.mjs',
    from: '`${locale.name} (default)`',
    to: '`${locale.name} (principal)`',
  },
  {
    module: `${admin}/pages/Settings/pages/ApplicationInfo/ApplicationInfoPage.mjs`,
    from: 'children: window.strapi.projectType',
    to: 'children: "Comunitario"',
  },
  // A record that was created is not told as one that was changed (spec catalogue 8).
  {
    module: '@strapi/content-manager/dist/admin/hooks/useDocumentActions.mjs',
    after: "trackUsage('didCreateEntry'",
    from: "'success.record.save'",
    to: "'success.record.create'",
  },
];

/**
 * The switches: notifications that stay six seconds and have a title (spec catalogue 8, 9), Mexican numbers and dates, no choice of language, no
 * guided tour, no announcement or offer of Strapi's, no shop of plugins, whole pictures in the media library; and an attribute
 * called `status` is a column like any other, not the publication of a document.
 */
const switches: readonly Rewriting[] = [
  {
    module: `${admin}/features/Notifications.mjs`,
    from: 'blockTransition ? Infinity : timeout',
    to: 'blockTransition ? Infinity : (timeout ?? 6000)',
  },
  {
    module: `${admin}/features/Notifications.mjs`,
    from: 'title: title,',
    to: 'title: title ?? { danger: "Error", success: "Éxito" }[type],',
  },
  { module: `${admin}/components/LanguageProvider.mjs`, from: 'locale: locale,', to: 'locale: "es-MX",' },
  {
    module: `${admin}/components/GuidedTour/Context.mjs`,
    from: '= migrateTours(storedTours)',
    to: '= { ...migrateTours(storedTours), enabled: false }',
  },
  { module: `${admin}/components/MediaLibraryBanner.mjs`, from: 'if (isDismissed)', to: 'if (isDismissed || true)' },
  { module: `${admin}/constants.mjs`, from: "'admin::marketplace.read'", to: "'admin::marketplace.nobody'" },
  {
    module: `${admin}/layouts/UnauthenticatedLayout.mjs`,
    from: 'children: /*#__PURE__*/ jsx(LocaleToggle, {})',
    to: 'children: null',
  },
  {
    module: `${admin}/pages/Settings/pages/ApplicationInfo/ApplicationInfoPage.mjs`,
    from: 'href: "https://strapi.io/pricing-self-hosted",',
    to: 'href: "https://strapi.io/pricing-self-hosted", style: { display: "none" },',
  },
  // The buttons over a list stand in one line where there is room, and begin another where there is none: their words do not break.
  {
    module: `${contentManager}/ListView/components/BulkActions/Actions.mjs`,
    after: 'const BulkActionsRenderer = ',
    from: 'gap: 2,',
    to: "gap: 2, wrap: 'wrap',",
  },
  {
    module: `${contentManager}/ListView/ListViewPage.mjs`,
    from: "if (header.name === 'status') {",
    to: "if (header.name === 'status' && header.attribute?.type === 'custom') {",
  },
  {
    module: `${contentManager}/EditView/components/FormInputs/Relations/Relations.mjs`,
    from: 'isTemporary && document ? document?.status : originalStatus',
    to: "isTemporary && ['draft', 'modified', 'published'].includes(document?.status) ? document.status : originalStatus",
  },
  {
    module: `${contentManager}/ListView/components/TableCells/CellValue.mjs`,
    from: 'maximumFractionDigits: 20',
    to: 'minimumFractionDigits: 2, maximumFractionDigits: 20',
  },
  // The form says what it was opened with, for `extensions/content-manager/stale-writes.ts`.
  {
    module: `${contentManager}/EditView/components/DocumentActions.mjs`,
    after: 'else if (documentId || collectionType === SINGLE_TYPES) {',
    from: '}, data);',
    to: '}, { ...data, readValues: initialValues });',
  },
  // What was refused is not saved, whatever it was refused for; the form is told, for `kernel/admin/src/kept-typing`.
  {
    module: `${contentManager}/EditView/components/DocumentActions.mjs`,
    after: 'else if (documentId || collectionType === SINGLE_TYPES) {',
    from: 'resetForm(latestValues);',
    to: "if (!('error' in res)) resetForm(latestValues); else window.dispatchEvent(new CustomEvent('edit-refused', { detail: res.error }));",
  },
  // A part of the form that `edit-view/edit-layout.ts` gave a title stands under it.
  {
    module: `${contentManager}/EditView/components/FormLayout.mjs`,
    from: "import { Grid, Flex, Box } from '@strapi/design-system';",
    to: "import { Grid, Flex, Box, Typography } from '@strapi/design-system';",
  },
  {
    module: `${contentManager}/EditView/components/FormLayout.mjs`,
    from: '...hasBackground && panelStyles,',
    to: '...hasBackground && panelStyles, ...panel.title ? { tag: "section", "aria-label": panel.title } : {},',
  },
  {
    module: `${contentManager}/EditView/components/FormLayout.mjs`,
    from: 'children: panel.map((row, gridRowIndex)=>{',
    to: 'children: [panel.title, ...panel].map((row, at)=>{ const gridRowIndex = at - 1; if (at === 0) return row ? jsx(Typography, { variant: "delta", tag: "h2", children: row }, "title") : null;',
  },
  {
    module: `${mediaLibrary}/components/AssetsGrid.mjs`,
    from: 'object-fit: cover;',
    to: 'object-fit: contain;',
  },
  // The platform fetches no address that somebody gives it: `kernel/server/src/http/close-strapi-routes.ts`.
  {
    module: `${mediaLibrary}/AssetsPage.mjs`,
    after: "getTranslationKey('import-files')",
    from: '/*#__PURE__*/ jsx(MenuItem, {',
    to: 'false && jsx(MenuItem, {',
  },
  {
    module: `${mediaLibrary}/components/MainAreaContextMenu.mjs`,
    after: "getTranslationKey('import-files')",
    from: '/*#__PURE__*/ jsx(Menu.Item, {',
    to: 'false && jsx(Menu.Item, {',
  },
];

/** What takes time for nothing. */
const savings: readonly Rewriting[] = [
  {
    // Every field of a form asks for its record and got rules of its own for all the form's fields, which none but its saving uses.
    module: '@strapi/content-manager/dist/admin/hooks/useDocument.mjs',
    from: 'return createYupSchema(schema.attributes, components);',
    to: `let made;
        return {
            validateSync: (...given)=>(made ??= createYupSchema(schema.attributes, components)).validateSync(...given)
        };`,
  },
  {
    // Each row of a list was held against all rules of its type, twice, for actions that types without drafts do not have.
    module: '@strapi/i18n/dist/admin/components/CMHeaderActions.mjs',
    after: 'const [rows, validationErrors]',
    from: 'if (!document) {',
    to: 'if (!document || !schema?.options?.draftAndPublish) {',
  },
];

export const rewritings: readonly Rewriting[] = [
  ...texts,
  ...switches,
  ...savings,
  ...menuByAreas,
  ...listTitles,
  ...typesOnce,
  ...relationsTogether,
  ...optionsWhenOpened,
  ...lightForms,
  ...denseRows,
];
