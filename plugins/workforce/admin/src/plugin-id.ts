/** Id under which this plugin's pages stand in the panel. */
export const pluginId = 'workforce';
