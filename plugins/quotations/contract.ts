declare module '@mayorista/kernel' {
  interface PublishedServices {
    'quotations.demo': { load(): Promise<void> };
  }
}

export {};
