declare module '@mayorista/kernel' {
  interface PublishedServices {
    /** Makes the panel's roles and their permissions as the permission matrix says; runs when every plugin has started. */
    'people.panel': { ensureRoles(): Promise<void> };
    'people.demo': { load(): Promise<void> };
  }
}

export {};
