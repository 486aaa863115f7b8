// What: Spanish in the place of English texts and of the word Strapi.
// Why: They stand in the code, not among the translations: neither `config.translations` nor `registerTrads` reaches
// them.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const admin = '@strapi/admin/dist/admin/admin/src';
const contentManager = '@strapi/content-manager/dist/admin/pages';
const users = '@strapi/plugin-users-permissions/dist/admin/pages';

export const texts: readonly Rewriting[] = [
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
  { module: '@strapi/design-system/dist/index.mjs', from: 'children: "Loading"', times: 2, to: 'children: "Cargando"' },
  { module: '@strapi/design-system/dist/index.mjs', from: '= "Clear"', times: 6, to: '= "Borrar"' },
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
];
