export const pluginId = 'engagement';
