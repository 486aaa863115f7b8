import type { RequestHandler } from 'express';

export function sayStarting(cmsUrl: string, isUp?: (url: string) => Promise<boolean>): RequestHandler;
