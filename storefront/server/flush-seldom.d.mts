import type { RequestHandler } from 'express';

export declare const flushSeldom: RequestHandler;
