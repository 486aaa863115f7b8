import type { Plugin } from 'vite';
import { bulkButtons } from './rewrites/bulk-buttons';
import { bulkRules } from './rewrites/bulk-rules';
import { buttonsAtOnce } from './rewrites/buttons-at-once';
import { createdNotice } from './rewrites/created-notice';
import { decimals } from './rewrites/decimals';
import { denseRows } from './rewrites/dense-rows';
import { fewerFollowers } from './rewrites/fewer-followers';
import { listTitles } from './rewrites/list-titles';
import { menuByAreas } from './rewrites/menu-by-areas';
import { noImportByAddress } from './rewrites/no-import-by-address';
import { noOffers } from './rewrites/no-offers';
import { notifications } from './rewrites/notifications';
import { oneLanguage } from './rewrites/one-language';
import { optionsWhenOpened } from './rewrites/options-when-opened';
import { ownStatus } from './rewrites/own-status';
import { plainError } from './rewrites/plain-error';
import { readValues } from './rewrites/read-values';
import { refusedEdits } from './rewrites/refused-edits';
import { relationsTogether } from './rewrites/relations-together';
import { rulesOnce } from './rewrites/rules-once';
import { texts } from './rewrites/texts';
import { titledSections } from './rewrites/titled-sections';
import { typesOnce } from './rewrites/types-once';
import { unwrittenLanguage } from './rewrites/unwritten-language';
import { wholePictures } from './rewrites/whole-pictures';
import { rewriteStrapi } from './rewrite-strapi';
import type { Rewriting } from './rewriting';
import { spanishDocument } from './spanish-document';

/** Parts of the house that take the place of Strapi's parts. */
export interface OwnParts {
  /** The module that exports `PanelMenu`. */
  readonly menu: string;
  /** The panel's icon, as SVG. */
  readonly icon: string;
}

/** Everything that is rewritten in Strapi's modules. */
export const rewritings = (menu: string): readonly Rewriting[] => [
  ...texts,
  ...createdNotice,
  ...notifications,
  ...oneLanguage,
  ...noOffers,
  ...bulkButtons,
  ...ownStatus,
  ...decimals,
  ...readValues,
  ...refusedEdits,
  ...titledSections,
  ...wholePictures,
  ...noImportByAddress,
  ...rulesOnce,
  ...bulkRules,
  ...listTitles,
  ...typesOnce,
  ...unwrittenLanguage,
  ...relationsTogether,
  ...optionsWhenOpened,
  ...fewerFollowers,
  ...plainError,
  ...buttonsAtOnce,
  ...denseRows,
  ...menuByAreas(menu),
];

/** The plugins of vite that make the panel's build change Strapi. */
export const changesOfThePanel = ({ menu, icon }: OwnParts): Plugin[] => [
  rewriteStrapi(rewritings(menu)),
  spanishDocument(icon),
];
