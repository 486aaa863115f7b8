export const pluginId = 'sales';
