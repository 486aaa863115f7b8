export const uids = { branch: 'api::inventory.branch' } as const;
export const tables = { branch: 'branches', stock: 'stocks', movement: 'stock_movements', reservation: 'reservations', transit: 'transits' } as const;
