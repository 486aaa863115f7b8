export const pluginId = 'catalogue';
