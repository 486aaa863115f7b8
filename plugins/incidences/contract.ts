declare module '@mayorista/kernel' {
  interface PublishedServices {
    'incidences.demo': { load(): Promise<void> };
  }
}

export {};
