export const fileUid = 'plugin::upload.file';
export const folderUid = 'plugin::upload.folder';
