import { expect, test } from 'vitest';
import { isWhole, recognise } from './file-kinds';

const bytes = (...values: number[]): Buffer => Buffer.from(values);

test.each([
  ['a PDF', Buffer.from('%PDF-1.4'), 'pdf', 'application/pdf'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'png', 'image/png'],
  ['a JPEG under its long name', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg', 'image/jpeg'],
  [
    'a spreadsheet',
    bytes(0x50, 0x4b, 0x03, 0x04),
    'xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['an invoice', Buffer.from('\ufeff<?xml version="1.0"?><cfdi:Comprobante/>'), 'xml', 'application/xml'],
  ['a drawing', Buffer.from('<svg xmlns="x">'), 'svg', 'image/svg+xml'],
  ['a table in Windows-1252', Buffer.from('sku,descripci\xf3n\r\n', 'latin1'), 'csv', 'text/csv'],
  ['a PDF without an extension', Buffer.from('%PDF-1.4'), '', 'application/pdf'],
])('%s is allowed', (_what, head, extension, mime) => expect(recognise(head, extension)?.mime).toBe(mime));

test.each([
  ['a program', Buffer.from('MZ\x90\x00'), 'pdf'],
  ['an ELF program', bytes(0x7f, 0x45, 0x4c, 0x46), 'png'],
  ['a page', Buffer.from('<!DOCTYPE html><html>'), 'xml'],
  ['a page called text', Buffer.from('<html>'), 'txt'],
  ['a text called picture', Buffer.from('hola'), 'png'],
  ['a picture called page', bytes(0xff, 0xd8, 0xff), 'html'],
  ['a script', Buffer.from('#!/bin/sh'), 'sh'],
  ['nothing', Buffer.alloc(0), 'txt'],
])('%s is not', (_what, head, extension) => expect(recognise(head, extension)).toBeNull());

test('a PDF without the mark of its end was cut off; what readers write after the mark does no harm', () => {
  expect(isWhole('pdf', Buffer.from('%PDF-1.4\n1 0 obj'))).toBe(false);
  expect(isWhole('pdf', Buffer.from('%PDF-1.4\n%%EOF\n\n'))).toBe(true);
  expect(isWhole('png', Buffer.from('sin marca'))).toBe(true);
});
