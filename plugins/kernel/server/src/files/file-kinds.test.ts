import { expect, test } from 'vitest';
import { isWhole, recognise } from './file-kinds';

const text = (head: string) => ({ found: undefined, head: Buffer.from(head) });
const binary = (found: string) => ({ found, head: Buffer.from([0]) });

test.each([
  ['a PDF', binary('pdf'), 'pdf', 'application/pdf'],
  ['a JPEG under its long name', binary('jpg'), 'jpeg', 'image/jpeg'],
  ['a picture that moves', binary('apng'), 'png', 'image/png'],
  ['a video as some cameras write it', binary('m4v'), 'mp4', 'video/mp4'],
  ['a spreadsheet', binary('xlsx'), 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a spreadsheet called archive', binary('xlsx'), 'zip', 'application/zip'],
  ['a spreadsheet of old', binary('cfb'), 'xls', 'application/vnd.ms-excel'],
  ['a PDF without an extension', binary('pdf'), '', 'application/pdf'],
  ['an invoice', { ...text('\ufeff<?xml version="1.0"?><cfdi:Comprobante/>'), found: 'xml' }, 'xml', 'application/xml'],
  ['a drawing', text('<svg xmlns="x">'), 'svg', 'image/svg+xml'],
  ['a table in Windows-1252', { found: undefined, head: Buffer.from('sku\xf3n\r\n', 'latin1') }, 'csv', 'text/csv'],
  ['a table that begins like a picture', { found: 'bmp', head: Buffer.from('BM,precio') }, 'csv', 'text/csv'],
])('%s is allowed', (_what, bytes, extension, mime) => expect(recognise(bytes, extension)?.mime).toBe(mime));

test('a name without an extension is given that of the kind', () => {
  expect(recognise(binary('xlsx'), '')?.extension).toBe('xlsx');
  expect(recognise(binary('jpg'), '')?.extension).toBe('jpg');
});

test.each([
  ['a program', binary('exe'), 'pdf'],
  ['a program in an archive', binary('jar'), 'zip'],
  ['an archive called spreadsheet', binary('zip'), 'xlsx'],
  ['a document called spreadsheet', binary('docx'), 'xlsx'],
  ['a picture of a telephone called video', binary('heic'), 'mp4'],
  ['what the library does not know', { found: undefined, head: Buffer.from([0]) }, 'png'],
  ['a page', text('<!DOCTYPE html><html>'), 'xml'],
  ['a page called text', text('<html>'), 'txt'],
  ['a drawing called invoice', text('<svg xmlns="x">'), 'xml'],
  ['a text called picture', text('hola'), 'png'],
  ['a picture called page', binary('jpg'), 'html'],
  ['a name that every object has', binary('pdf'), 'constructor'],
  ['a script', text('#!/bin/sh'), 'sh'],
  ['nothing', text(''), 'txt'],
])('%s is not', (_what, bytes, extension) => expect(recognise(bytes, extension)).toBeNull());

test('a PDF without the mark of its end was cut off; what readers write after the mark does no harm', () => {
  expect(isWhole('pdf', Buffer.from('%PDF-1.4\n1 0 obj'))).toBe(false);
  expect(isWhole('pdf', Buffer.from('%PDF-1.4\n%%EOF\n\n'))).toBe(true);
  expect(isWhole('png', Buffer.from('sin marca'))).toBe(true);
});
