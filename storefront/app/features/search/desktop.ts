/** From here on the search has its overlay; below, the store is a phone (storefront document, section 9). */
export const DESKTOP = '(min-width: 991px)';
