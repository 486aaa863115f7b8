export const pluginId = 'compliance';
