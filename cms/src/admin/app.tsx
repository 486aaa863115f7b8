import type { StrapiApp } from '@strapi/strapi/admin';
import { answerForUnusedServices, hideDevelopersLinks, speakSpanishOnly } from '@mayorista/kernel/strapi/panel';
import type { ComponentType } from 'react';
import mark from './brand/mark.svg';
import { darkTheme, lightTheme } from './brand/theme';
import { ChoiceInput } from './edit-view/ChoiceInput';
import { choiceType, flagType, readableForm, recordType } from './edit-view/edit-layout';
import { FlagInput } from './edit-view/FlagInput';
import { RecordInput } from './edit-view/RecordInput';
import { homeWidgets } from './home/widgets';
import { readableColumns } from './list-columns';
import { addLists } from './frame/menu';
import { spanish } from './translations';

export default {
  config: {
    locales: ['es'],
    translations: { es: spanish },
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme: { light: lightTheme, dark: darkTheme },
    tutorials: false,
    notifications: { releases: false },
  },
  /** Runs after every plugin's register. */
  register(app: StrapiApp): void {
    speakSpanishOnly(app);
    hideDevelopersLinks(app);
    addLists(app);
    answerForUnusedServices();
    app.widgets.register(homeWidgets);
    app.addFields([
      { type: flagType, Component: FlagInput as ComponentType },
      { type: recordType, Component: RecordInput as unknown as ComponentType },
      { type: choiceType, Component: ChoiceInput as unknown as ComponentType },
    ]);
  },
  bootstrap(app: StrapiApp): void {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', readableColumns);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', readableForm);
  },
};
