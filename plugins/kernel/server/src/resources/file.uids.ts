export const fileUid = 'plugin::upload.file';
