import { describe } from 'vitest';
import { imageRef } from '../../../../data/schema/pictureName.ts';
import { decides } from '../../../support/decides.ts';

describe('data/schema/pictureName imageRef', () => {
  decides(imageRef, {
    takes: [
      'images/taco.svg',
      'taco.png',
      'a/b/c.jpeg',
      'a.webp',
      'a_b-c.1.avif',
      'https://cdn.example/x/y.png',
      './taco.svg',
      'images\\taco.svg',
      // As editors write it.
      '/images/taco.svg',
      'images/IMG_0001.JPG',
      'images/ta co (1).Jpeg',
      'images/café–müsli.png',
      'images/東京.webp',
      'images/a..b.png',
    ],
    refuses: [
      '',
      '../secret.png',
      'images/../../secret.png',
      '/home/ann/taco.png',
      '/../secret.png',
      './../taco.svg',
      '..\\taco.svg',
      'C:\\taco.svg',
      'images//taco.svg',
      'images/.taco.svg',
      'images/taco.svg/',
      'images/taco.HEIC',
      'images/taco.svg?x',
      'images/taco',
      'images/taco.exe',
      'images/taco.svg.html',
      ' images/taco.svg',
      'images /taco.svg',
      'http://cdn.example/x.png',
      '//cdn.example/x.png',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)//.png',
      'file:///etc/x.png',
      'images/taco.svg\n',
      null,
    ],
  });
});
