declare module '@mayorista/kernel' {
  interface PublishedServices {
    'reference.demo': { load(): Promise<void> };
  }
}

export {};
