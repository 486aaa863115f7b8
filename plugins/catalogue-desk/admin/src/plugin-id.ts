/** The pages stand, and the calls they make are answered, below the name of the plugin that decides. */
export const pluginId = 'catalogue';
/** What is shown of products beside their cards is answered by another. */
export const contentId = 'product-content';
