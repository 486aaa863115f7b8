declare module '@mayorista/kernel' {
  interface PublishedServices {
    'academy.demo': { load(): Promise<void> };
  }
}

export {};
