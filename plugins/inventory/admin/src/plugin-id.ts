export const pluginId = 'inventory';
