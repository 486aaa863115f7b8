/** Parts of inputs of calls about products, for plugins to the right that take some. */
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
