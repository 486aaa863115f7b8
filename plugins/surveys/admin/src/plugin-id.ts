export const pluginId = 'surveys';
