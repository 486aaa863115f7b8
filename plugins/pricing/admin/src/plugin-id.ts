export const pluginId = 'pricing';
