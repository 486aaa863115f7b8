export const pluginId = 'search';
