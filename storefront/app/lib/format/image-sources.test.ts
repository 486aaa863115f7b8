import { expect, test } from 'vitest';
import { imageSources } from './image-sources';

test('a picture of the platform has its widths, the largest for browsers that know no others', () => {
  expect(imageSources('/media/uploads/a.jpg', [160, 320])).toEqual({
    src: '/media/uploads/a.jpg?w=320',
    srcSet: '/media/uploads/a.jpg?w=160 160w, /media/uploads/a.jpg?w=320 320w',
  });
});

test.each(['https://elsewhere.example/a.jpg', '/media/uploads/moving.gif', '/media/uploads/a.jpg?v=2'])(
  '%s is left as it is',
  (url) => {
    expect(imageSources(url, [160])).toEqual({ src: url });
  },
);
