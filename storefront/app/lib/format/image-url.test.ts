import { expect, test } from 'vitest';
import { imageUrl } from './image-url';

const origins = ['http://127.0.0.1:1337', 'http://localhost:1337'];

test("the platform's images go through the store's own origin", () => {
  expect(imageUrl('http://127.0.0.1:1337/uploads/a.webp', origins)).toBe('/media/uploads/a.webp');
  expect(imageUrl('http://localhost:1337/uploads/a.webp', origins)).toBe('/media/uploads/a.webp');
  expect(imageUrl('/uploads/a.webp', origins)).toBe('/media/uploads/a.webp');
});

test('images of a bucket stay where they are; no image is no address', () => {
  expect(imageUrl('https://bucket.example/a.webp', origins)).toBe('https://bucket.example/a.webp');
  expect(imageUrl('', origins)).toBeNull();
  expect(imageUrl(null, origins)).toBeNull();
});
