import sharp from 'sharp';

/** A box of the container formats: its length, its name and what is in it. */
function box(length: number, name: string, content = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A whole PNG with another size in its header, and so with a wrong checksum. */
function pngOfSize(png: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(width, 16);
  lying.writeUInt32BE(height, 20);
  return lying;
}

const changed = (bytes: Buffer, offset: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy[offset] = value;
  return copy;
};

/** Files named like photos that are not photos, or of another format or size than they claim. */
export async function pictureFaults(): Promise<Readonly<Record<string, Buffer>>> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c63' } });
  const [png, jpeg, webp, avif, gif] = await Promise.all(
    (['png', 'jpeg', 'webp', 'avif', 'gif'] as const).map((format) =>
      image.clone().toFormat(format).toBuffer(),
    ),
  );
  if (!png || !jpeg || !webp || !avif || !gif) throw new Error('sharp made no pictures');
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  return {
    empty: Buffer.alloc(0),
    'of one byte': Buffer.from([0x89]),
    'of zero bytes': Buffer.alloc(4096),
    'of words': Buffer.from('a photo'),
    'of a program': Buffer.from('<?php system($_GET["x"]); ?>'),
    'of a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'of a program after the mark of a GIF': Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'),
    'PNG that is cut off': half(png),
    'JPEG that is cut off': half(jpeg),
    'WebP that is cut off': half(webp),
    'AVIF that is cut off': half(avif),
    'GIF that is cut off': half(gif),
    'PNG of which only the head is there': png.subarray(0, 33),
    'JPEG of which only the head is there': jpeg.subarray(0, 20),
    'PNG that says it is huge': pngOfSize(png, 100_000, 100_000),
    'PNG that says it is as large as can be': pngOfSize(png, 0x7fffffff, 0x7fffffff),
    'PNG that says it is larger than can be': pngOfSize(png, 0xffffffff, 0xffffffff),
    'PNG that says it is endlessly wide': pngOfSize(png, 1_000_000, 1),
    'PNG that says it is sixteen thousand square': pngOfSize(png, 16_000, 16_000),
    'PNG that says it has no size': pngOfSize(png, 0, 0),
    'PNG that says it is a little larger': pngOfSize(png, 41, 30),
    'PNG with a wrong sum of check': changed(png, png.length - 20, 0),
    'PNG with a chunk that never ends': changed(png, 33, 0xff),
    'JPEG with a part that never ends': changed(jpeg, 4, 0xff),
    'JPEG that says it has no size': jpeg.subarray(0, 2),
    'WebP with a chunk that never ends': changed(webp, 16, 0xff),
    'AVIF with a box of no length': Buffer.concat([box(0, 'ftyp', Buffer.from('avif')), avif]),
    'AVIF whose boxes have no length': Buffer.concat([avif.subarray(0, 32), box(0, 'meta'), box(0, 'iprp')]),
    'AVIF in boxes that hold themselves': Buffer.concat([
      avif.subarray(0, 32),
      box(1, 'meta'),
      Buffer.alloc(64),
    ]),
    'HEIC with boxes of no length': Buffer.concat([
      box(24, 'ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
      box(0, 'meta'),
    ]),
    'JPEG XL with boxes of no length': Buffer.concat([
      box(12, 'JXL ', Buffer.from([13, 10, 0x87, 10])),
      box(0, 'ftyp'),
      box(0, 'jxlp'),
    ]),
    'JPEG 2000 with boxes of no length': Buffer.concat([
      box(12, 'jP  ', Buffer.from([13, 10, 0x87, 10])),
      box(0, 'jp2h'),
    ]),
    'icons of no length': Buffer.concat([
      Buffer.from('icns'),
      Buffer.alloc(4),
      Buffer.from('ic07'),
      Buffer.alloc(64),
    ]),
    'a TIFF that refers to itself': Buffer.from('49492a0008000000ffff0000000000000000', 'hex'),
    'an icon of Windows': Buffer.from('000001000100101000000000200068040000160000', 'hex'),
    'a bitmap of no size': Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    'a drawing of Photoshop': Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(20, 0xff)]),
    'a drawing in a file of a photo': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><path d="M0 0h8v8z"/></svg>',
    ),
    'a GIF in a file of another format': gif,
    'a WebP in a file of another format': webp,
    'a PNG in a file of another format': png,
    'a JPEG with much after it': Buffer.concat([jpeg, Buffer.alloc(100_000, 0x3c)]),
    'a GIF of a thousand screens': Buffer.concat([
      gif.subarray(0, -1),
      ...Array.from({ length: 1000 }, () => gif.subarray(13, -1)),
    ]),
  };
}
