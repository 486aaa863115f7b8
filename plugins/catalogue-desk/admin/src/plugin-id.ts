/** The pages stand, and the calls they make are answered, below the name of the plugin that decides. */
export const pluginId = 'catalogue';
