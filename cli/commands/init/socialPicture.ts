import { skyline } from '../../art/skyline.ts';

/** In pixels, as social networks show it. */
const size = { width: 1200, height: 630 };

/** The preview of shared pages, a PNG: the mark above the drawing of the city by day. */
export async function socialPicture(mark: string, drawing: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const [city, logo] = await Promise.all([
    sharp(Buffer.from(skyline(drawing, 'day')))
      .resize({ height: 420 })
      .extract({ left: 1320, top: 0, width: size.width, height: 420 })
      .toBuffer(),
    sharp(Buffer.from(mark)).resize({ width: 220 }).toBuffer(),
  ]);
  return sharp({ create: { ...size, channels: 3, background: '#FDF3DC' } })
    .composite([
      { input: city, left: 0, top: size.height - 420 },
      { input: logo, left: (size.width - 220) / 2, top: 48 },
    ])
    .png({ palette: true })
    .toBuffer();
}
