export const pluginId = 'notifications';
