import sharp, { type Sharp } from 'sharp';

/** How a photo for tests is stored; sizes in pixels before it is turned. */
interface PhotoShape {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** The EXIF orientation, 1 to 8. */
  readonly orientation?: number;
}

export const red = [220, 30, 30] as const;
export const blue = [30, 30, 220] as const;

/** A photo whose left half is red and whose right half is blue, as stored; with the place where it was taken. */
export async function photo(shape: PhotoShape = {}): Promise<Buffer> {
  const { width = 60, height = 40, format = 'jpeg', orientation } = shape;
  const image = halves(width, height).withExif({
    IFD0: { Copyright: 'secret owner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 36/1 0/1' },
  });
  const noted = orientation === undefined ? image : image.withMetadata({ orientation });
  return noted.toFormat(format, format === 'jpeg' ? { chromaSubsampling: '4:4:4' } : {}).toBuffer();
}

/** The same without metadata, for other formats. */
export function halves(width: number, height: number): Sharp {
  const half = Math.floor(width / 2);
  const right = { create: { width: width - half, height, channels: 3 as const, background: rgb(blue) } };
  return sharp({ create: { width, height, channels: 3, background: rgb(red) } }).composite([
    { input: right, left: half, top: 0 },
  ]);
}

const rgb = ([r, g, b]: readonly [number, number, number]) => ({ r, g, b });

/** A JPEG that begins well and is cut off in its middle. */
export async function truncatedPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } });
  const whole = await image.jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

/** A function that gives the color at a place, in shares of width and height; alpha comes fourth, if there is one. */
export async function colorsOf(image: Uint8Array): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  };
}

/** The color at one place. */
export const colorAt = async (image: Uint8Array, x: number, y: number) => (await colorsOf(image))(x, y);

/** Whether two colors look alike; encoders change them a little. */
export const isLike = (color: readonly number[], other: readonly number[], by = 30): boolean =>
  other.every((value, index) => Math.abs(value - (color[index] ?? Number.NaN)) <= by);

/** The head of a PNG of any size, as far as programs read it to learn its size. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt16BE(0x0802, 24);
  return head;
}

/** The head of a photo as iPhones store it. */
export function heicOf(width: number, height: number): Buffer {
  const box = (name: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8, name.padStart(8), 'latin1');
    head.writeUInt32BE(body.length + 8);
    return Buffer.concat([head, body]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  const version = Buffer.alloc(4);
  const properties = box('iprp', box('ipco', box('ispe', size)));
  return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), box('meta', version, properties)]);
}
