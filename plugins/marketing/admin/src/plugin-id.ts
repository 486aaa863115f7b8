export const pluginId = 'marketing';
