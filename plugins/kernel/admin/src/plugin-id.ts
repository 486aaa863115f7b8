export const pluginId = 'kernel';
