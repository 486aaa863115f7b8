export const pluginId = 'academy';
