/** The pages stand, and the calls they make are answered, below the name of the plugin that decides. */
export const pluginId = 'catalogue';
/** Another plugin answers for the content that is shown of products beside their cards. */
export const contentId = 'product-content';
