export const pluginId = 'quotations';
