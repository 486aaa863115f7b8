/** Answers of products for plugins to the right, in the words of this one. */
export {
  datasheetField,
  overviewAligns,
  overviewViews,
  productDatasheetGroup,
  productDocument,
  productOverview,
  productVideo,
  translatedName,
} from './server/src/products/product-content.answer';
