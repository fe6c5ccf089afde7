import { defaultBrandColors } from '../../art/brand/brandColors.ts';
import { skyline } from '../../art/skyline.ts';
import { composePreview, previewCity, previewLogo } from '../../images/makePreview.ts';

/** The preview of shared pages of a new project, a PNG: its mark above the drawing of the city by day. */
export const newPreview = async (mark: string, drawing: string): Promise<Uint8Array> =>
  composePreview({
    logo: await previewLogo(Buffer.from(mark)),
    city: await previewCity(skyline(drawing, 'day')),
    ground: defaultBrandColors.sky,
  });
