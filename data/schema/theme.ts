import { z } from 'zod';
import { readyThemeNames } from '../model/theme/readyThemeNames.ts';
import { schemaAddress } from './addresses.ts';
import { correctColor } from './corrections.ts';

const colorWords = 'a color as #RRGGBB, such as "#0c5f5b"';

/** A color without transparency: `#RRGGBB`, in lower case from here on. */
const color = z
  .string({ error: colorWords })
  .refine((text) => /^#[0-9a-f]{6}$/i.test(text), { error: colorWords, params: { correct: correctColor } })
  .meta({ pattern: '^#[0-9A-Fa-f]{6}$', patternErrorMessage: colorWords });

const schemeColor = z.union(
  [
    color,
    z.strictObject({
      light: color.meta({ description: 'In the light theme.', examples: ['#0c5f5b'] }),
      dark: color.optional().meta({
        description: 'In the dark theme. Without it, it follows from `light`.',
        examples: ['#62cdc0'],
      }),
    }),
  ],
  { error: 'a color, such as "#0c5f5b", or one for each theme: { "light": "#0c5f5b", "dark": "#62cdc0" }' },
);

const field = (description: string, example: string) =>
  schemeColor.optional().meta({ description, examples: [example] });

const stepWords = {
  pale: 'Light posters, and labels below dark text.',
  soft: 'Shapes on posters; labels in the dark theme.',
  mid: 'Posters of middle lightness.',
  strong: 'Strong shapes and shadows.',
  deep: 'Dark posters; labels in the light theme.',
} as const;

const step = (name: keyof typeof stepWords) => color.meta({ description: stepWords[name] });

const toneColors = z.union(
  [
    color,
    z.strictObject({
      pale: step('pale'),
      soft: step('soft'),
      mid: step('mid'),
      strong: step('strong'),
      deep: step('deep'),
      pop: color.optional().meta({ description: 'The one color of another family on posters.' }),
    }),
  ],
  { error: 'a color, such as "#b4532a", or the steps "pale", "soft", "mid", "strong" and "deep"' },
);

const family = (example: string) =>
  toneColors.optional().meta({
    description: 'A color from which the family takes its hue and strength, or all its steps.',
    examples: [example],
  });

const familyWords = 'the name of a family of letters, digits, spaces and hyphens, such as "Fraunces"';
const fontWords = 'the path of a WOFF2 file from the content folder, such as "fonts/fraunces.woff2"';

const font = (use: string, name: string, file: string) =>
  z
    .strictObject({
      family: z
        .string({ error: familyWords })
        .max(40)
        .regex(/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/, { error: familyWords })
        .meta({ description: 'Its name.', examples: [name] }),
      file: z
        .string({ error: fontWords })
        .max(200)
        .regex(/^[^/\\\s][^\\\s]*\.woff2$/, { error: fontWords })
        .meta({ description: 'The file, in WOFF2, with all weights in one.', examples: [file] }),
    })
    .optional()
    .meta({ description: `The font of ${use}.` });

/** `theme.json` */
export const themeSchema = z
  .strictObject({
    $schema: schemaAddress,
    theme: z
      .enum(readyThemeNames)
      .optional()
      .meta({
        description: 'A ready look to begin with. The other fields replace what it says.',
        examples: ['harbor'],
      }),
    accent: field('Links, buttons and what is chosen.', '#0c5f5b'),
    highlight: field('Seals and hints, always below dark text; the sun.', '#f5a81c'),
    urgent: field('What ends soon, and mistakes in forms.', '#af3619'),
    ground: field(
      'Large areas below light text, and the front of the skyline. Default: as `accent`.',
      '#0c5f5b',
    ),
    surfaces: z
      .strictObject({
        page: field('The background of pages, of icons and of the browser’s toolbar.', '#fbf6ec'),
        card: field('Forms and cards on it.', '#fffdf8'),
        sunk: field('Areas that step back.', '#f4ebdb'),
        line: field('Lines between things.', '#e6dbc7'),
        edge: field('The borders of fields and buttons.', '#8f866f'),
      })
      .optional()
      .meta({ description: 'What things lie on. Without a field, it follows from `page` and `text.main`.' }),
    text: z
      .strictObject({
        main: field('Most text. The dark theme takes its surfaces from it.', '#14213a'),
        soft: field('Text of less weight. Default: follows from `main`.', '#46516a'),
        faint: field('Notes. Default: follows from `main`.', '#5e6880'),
      })
      .optional()
      .meta({ description: 'The colors of text.' }),
    footer: color
      .optional()
      .meta({ description: 'The background of the footer, in both themes.', examples: ['#101b31'] }),
    tones: z
      .strictObject({
        ember: family('#c2590f'),
        sky: family('#1387b4'),
        violet: family('#8668c0'),
        sage: family('#568c4a'),
        rose: family('#c05362'),
        dusk: family('#6078bc'),
      })
      .optional()
      .meta({ description: 'Families of colors, which categories and drawings name by `tone`.' }),
    fonts: z
      .strictObject({
        display: font('headings, prices and the name of the site', 'Fraunces', 'fonts/fraunces.woff2'),
        text: font('all other text', 'Karla', 'fonts/karla.woff2'),
      })
      .optional()
      .meta({ description: 'Fonts of your own.' }),
    radius: z.number().min(0).max(32).optional().meta({
      description:
        'How round pictures and cards are, in pixels. All other corners follow; below 16, those of buttons too.',
      default: 24,
    }),
  })
  .meta({
    title: 'Look',
    description:
      'The colors and shapes of a city’s pages and pictures. Everything that is left out stays as it is.',
  });

export type ThemeConfig = z.infer<typeof themeSchema>;

export type ThemeColor = z.infer<typeof schemeColor>;
