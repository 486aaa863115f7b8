/** What inputs of calls about products are made of, for plugins to the right that take some. */
export {
  flag,
  idOf,
  inLocale,
  names,
  optionalLink,
  optionalText,
  paging,
  recordId,
  text,
  translationsOf,
  type Moment,
} from './server/src/input';
