import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../support/fullRun.ts';
import { build, check, contentWith, soundContent } from '../../support/hostile/cases.ts';
import { payloads } from '../../support/hostile/payloads.ts';
import { pictureUses } from '../../support/hostile/pictureUses.ts';
import { withValue } from '../../support/hostile/schemaWalk.ts';
import { fileOf, fileWith, valueCases, walkedSpots } from '../../support/hostile/valueCases.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const value = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }),
  text,
  fc.double().filter(Number.isFinite),
  fc.constantFrom('__proto__', 'constructor', '..', '/', '//', '{}', '{year}', '-', '\u0000'),
);

describe('content that says anything', () => {
  it('is refused at its place, or taken, wherever a value is any other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...walkedSpots()), value, ({ walked, spot }, other) => {
        const files = fileWith(walked, withValue(walked.value, spot.path, other));
        expect(check(contentWith(files)).faults).toEqual([]);
      }),
      propertyRuns(500, 25),
    );
  });

  it('is refused at its place, or makes a sound site, with several faults at once', async () => {
    const cases = valueCases();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...cases), { minLength: 2, maxLength: 6 }), async (found) => {
        const content = contentWith(Object.assign({}, ...found.map(fileOf)));
        const { isValid, faults } = check(content);
        expect(isValid ? (await build(content)).faults : faults).toEqual([]);
      }),
      propertyRuns(150, 25),
    );
  });

  it('is refused at its place, or makes a sound site, wherever bytes of a file are others', async () => {
    const edit = fc.record({
      file: fc.constantFrom(...soundContent.keys()),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.nat({ max: 12 }),
      added: fc.oneof(
        fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
        fc
          .constantFrom('"', '{', '[', ']', '}', ',', ':', '\\', '---', '&a', '*a', '<', '\n')
          .map((sign) => Buffer.from(sign)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(edit, async ({ file, at, removed, added }) => {
        const before = soundContent.get(file) ?? Buffer.alloc(0);
        const place = Math.floor(at * before.length);
        const after = Buffer.concat([before.subarray(0, place), added, before.subarray(place + removed)]);
        const content = contentWith({ [file]: after });
        const { isValid, faults } = check(content);
        expect(isValid ? (await build(content)).faults : faults).toEqual([]);
      }),
      propertyRuns(250, 25),
    );
  });

  it('is refused at its place, or shown as words, whatever Markdown says', async () => {
    const part = fc.constantFrom(
      ...'[ ] ( ) < > ! * _ ` ~ | # - + = & \\ : / " \''.split(' '),
      '\n',
      '\n\n',
      ' ',
      '    ',
      '> ',
      '1. ',
      'x',
      '](',
      '[a](',
      '![',
      'javascript:',
      'https://vendor.example',
      '/deals',
      '&#106;',
      ...payloads.map((payload) => payload.text),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (parts) => {
        const page = `---\ntitle: Team\nmetaDescription: Who.\nlastUpdated: 2026-05-01\n---\n\n${parts.join('')}\n`;
        const content = contentWith({ 'pages/team.md': page });
        const { isValid, faults } = check(content);
        expect(isValid ? (await build(content)).faults : faults).toEqual([]);
      }),
      propertyRuns(250, 25),
    );
  });

  it('is refused at its place, or makes a sound site, whatever an SVG file says', async () => {
    const part = fc.constantFrom(
      ...[
        '<g>',
        '</g>',
        '<path d="M0 0h8v8z"/>',
        '<use href="#a"/>',
        '<g id="a">',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
      ],
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '&',
        '&amp;',
        ' onload="a()"',
        ' fill="red"',
        '<script>',
        '</svg>',
        '\u0000',
        'é',
        '\n',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${parts.join('')}</svg>`;
        for (const [use, files] of Object.entries(pictureUses('svg', svg))) {
          const content = contentWith(files);
          const { isValid, faults } = check(content);
          // Icons are painted by a library that has tests of its own.
          const all = isValid && use === 'drawing' ? (await build(content)).faults : faults;
          expect(all, use).toEqual([]);
        }
      }),
      propertyRuns(150, 25),
    );
  });
});
