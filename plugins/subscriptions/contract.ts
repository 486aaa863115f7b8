declare module '@mayorista/kernel' {
  interface PublishedServices {
    'subscriptions.demo': { load(): Promise<void> };
  }
}

export {};
