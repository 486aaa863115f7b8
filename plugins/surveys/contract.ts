declare module '@mayorista/kernel' {
  interface PublishedServices {
    'surveys.demo': { load(): Promise<void> };
  }
}

export {};
