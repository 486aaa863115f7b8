import type { RequestHandler } from 'express';

export const refuseForeign: RequestHandler;
