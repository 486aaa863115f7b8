import { stopStarted } from '@mayorista/kernel/testing';
import { afterAll } from 'vitest';

afterAll(stopStarted, 120_000);
