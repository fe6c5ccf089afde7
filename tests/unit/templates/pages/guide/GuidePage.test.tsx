import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GuideProps } from '../../../../../data/model/pages/guide.ts';
import type { LinkedText } from '../../../../../data/model/pages/linkedText.ts';
import type { RenderablePage } from '../../../../../data/model/pages/page.ts';
import { GuidePage } from '../../../../../templates/pages/guide/GuidePage.tsx';
import {
  sampleEvents,
  sampleGuide,
  sampleHub,
  sampleKids,
  samplePick,
  sampleSpots,
} from '../../sampleGuides.ts';
import { sampleCard, sampleChrome } from '../../samplePages.ts';

const render = ({ props }: RenderablePage<'guide'>) =>
  renderToStaticMarkup(<GuidePage page={props} chrome={sampleChrome} />);
const guideWith = (changes: Partial<GuideProps>) => render(sampleGuide(changes));
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('templates/pages/guide/GuidePage', () => {
  it('says its time inside the one heading', () => {
    expect(render(sampleGuide())).toContain(
      '<h1>Things to do in Springfield<span class="dated"> This Weekend, Nov 20–22</span></h1>',
    );
    expect(guideWith({ range: null })).toContain('<h1>Things to do in Springfield</h1>');
  });

  it('shows its picture at once, in the sky of its color', () => {
    const html = guideWith({ tone: 'rose' });

    expect(html).toContain('<div class="sky tinted tone-rose">');
    expect(html).toMatch(/<img class="skyline system-theme"[^>]* fetchPriority="high"/i);
    expect(html).not.toMatch(/<img class="skyline system-theme"[^>]* loading="lazy"/);
  });

  it('lists its picks in order, each with a place to link to', () => {
    const html = render(sampleGuide());

    expect(html).toMatch(/<nav aria-label="On this page">.*href="#pick-1".*href="#pick-2".*<\/nav>/s);
    expect(html).toMatch(/id="pick-1".*href="\/deal\/pie-night".*id="pick-2".*href="\/deal\/soup-noon"/s);
    expect(count(html, /Fri, Sat/g)).toBe(1);
    expect(count(html, /Save \$/g)).toBe(1);
  });

  it('says when a pick ends, and leads to other guides with their drawings', () => {
    const image = { src: '/assets/emblem-kite.svg', width: 96, height: 96, alt: '' };
    const html = guideWith({
      selection: { heading: 'Our picks', picks: [samplePick({ ends: 'Ends Sat, Nov 21' })] },
      related: [{ label: 'For couples', href: '/for-couples', description: 'Two by two.', image }],
    });

    expect(html).toContain('<b class="dated">Ends Sat, Nov 21</b>');
    expect(html).toMatch(/<li class="drawn">.*src="\/assets\/emblem-kite.svg"/s);
  });

  it('says until when words hold, and has a sentence that names a deal by itself', () => {
    const pie = { label: 'pie', href: '/deal/pie' };
    const eat = (before: string) => ({ words: [before, pie, '.'], until: 1000 });
    const leadWith = (...text: Exclude<LinkedText, string>) => guideWith({ introduction: [text] });

    const end = '<a href="/deal/pie">pie</a>.</span>';
    expect(leadWith('Walk.', eat(' Eat '))).toContain(
      `<p><b>Walk.</b><span data-over-at="1000"> Eat ${end}</p>`,
    );
    expect(leadWith(eat('Eat '), ' Sleep.')).toContain(
      `<p><b><span data-over-at="1000">Eat ${end}</b> Sleep.</p>`,
    );
    const orPie = { words: [', or ', pie], until: 1000, otherwise: '' };
    const alone = { words: [pie], until: 1000, otherwise: 'alone' };
    expect(leadWith('Go', orPie, '. Eat ', alone, '.')).toContain(
      '<p><b>Go<span data-over-at="1000">, or <a href="/deal/pie">pie</a></span>.</b> ' +
        'Eat <span data-over-at="1000" data-otherwise="alone"><a href="/deal/pie">pie</a></span>.</p>',
    );
  });

  it('draws the icon of a tip that has one', () => {
    const tip = { title: 'Come early', text: 'The patio fills by six.' };
    const icons = (html: string) => count(html, /<li><svg class="icon"[^>]*>.*?<\/svg><h3>Come early/g);

    expect(icons(guideWith({ tips: [{ ...tip, icon: 'clock' }] }))).toBe(1);
    expect(icons(guideWith({ tips: [tip] }))).toBe(0);
  });

  it('gives the headings of days no class of a scene', () => {
    const picks = [samplePick({ day: 'Friday, November 20' })];
    const html = guideWith({ scene: 'day', selection: { heading: 'Our picks', picks } });
    expect(html.match(/class="(?:[^"]* )?day[ "]/g)).toEqual(['class="guide day"']);
  });

  it('has a friendly word and a way on where nothing was found', () => {
    const html = guideWith({ selection: { heading: 'Our picks', picks: [] } });

    expect(html).toContain('new deals arrive all the time');
    expect(html).toContain('<a href="/deals">See all deals</a>');
  });

  it('unfolds answers without script, and marks none of them up for machines', () => {
    const html = render(sampleGuide());

    expect(html).toContain('</summary><p>Often.</p><p>Not on Sundays.</p></details>');
    expect(html).not.toMatch(/FAQPage|itemscope/);
  });

  it('ends a holiday with the assistant and a form that works without scripts', () => {
    const html = render(sampleHub);

    expect(html).toContain('Who is coming?');
    expect(html).toContain('action="/search" method="get"');
    expect(html).toContain('name="q"');
  });

  it('has no assistant where the guide is about no holiday', () => {
    expect(render(sampleGuide())).not.toContain('<form');
  });

  it('leads a hub with its cards and a guide with its words', () => {
    const hub = render(sampleHub);
    const kids = render(sampleKids);

    expect(hub.indexOf('Plan the day')).toBeLessThan(hub.indexOf('The river is high.'));
    expect(kids.indexOf('Kinds of days')).toBeGreaterThan(kids.indexOf('The river is high.'));
    expect(hub).toContain('class="link-cards leading row"');
    expect(kids).not.toContain('leading');
    expect(count(hub, /href="\/river-day\/\d"/g)).toBe(11);
  });

  it('emphasizes the first sentence whole, with abbreviations and links', () => {
    const link = (label: string) => ({ label, href: '/deal/pie-night' });
    const leadWith = (...introduction: GuideProps['introduction']) =>
      guideWith({ introduction })
        .match(/<p><b>(.*?)<\/b>/)?.[1]
        ?.replace(/<[^>]*>/g, '');

    expect(leadWith('They served in the U.S. military. Others did not.')).toBe(
      'They served in the U.S. military.',
    );
    expect(
      leadWith([
        'Go with Dr. ',
        link('King'),
        ' to ',
        link('Hot! Pie.'),
        ' tonight. ',
        link('Then'),
        ' rest.',
      ]),
    ).toBe('Go with Dr. King to Hot! Pie. tonight.');
    expect(leadWith([link('Pie'), ' is on. ', link('Soup'), ' is not.'])).toBe('Pie is on.');
  });

  it('draws each scene once and its cards from the same motif', () => {
    for (const page of [sampleGuide(), sampleHub, sampleEvents]) {
      const html = render(page);
      expect(count(html, /id="motif"/g)).toBe(1);
      expect(html).toContain('<use href="#motif"');
    }
  });

  it('escapes what content says', () => {
    const html = guideWith({
      heading: '<b>"Pie" & more</b>',
      introduction: ['<script>alert(1)</script>'],
      selection: {
        heading: 'Our <i>picks</i>',
        picks: [samplePick({ reason: '<img src=x>', deal: sampleCard({ title: '<u>Pie</u>' }) })],
      },
    });

    expect(html).not.toMatch(/<(?:b>"Pie|script|i>|img src=x|u>)/);
    expect(html).toContain('&lt;b&gt;&quot;Pie&quot; &amp; more&lt;/b&gt;');
  });
});

describe('the spots of a guide', () => {
  const html = render(sampleSpots);

  it('link each pin to its entry, by name', () => {
    for (const [number, name] of [
      [1, 'Pier Park'],
      [2, 'Mill Hill'],
    ]) {
      expect(html).toContain(`<a href="#spot-${number}" aria-label="${number}: ${name}">`);
      expect(html).toMatch(new RegExp(`<li id="spot-${number}">.*?<h3>${name}</h3>`));
    }
  });

  it('show by a line what a pin means that had to step aside', () => {
    expect(html).toContain('d="M350 240L330 230"');
    expect(html).not.toContain('d="M300 215L300 215"');
  });

  it('link an arrow to its entry, by name and distance, in the order of the spots', () => {
    const [block] = sampleSpots.props.blocks;
    if (block?.kind !== 'spots' || !block.map) throw new Error('no map');
    const arrow = {
      number: 1,
      x: 45,
      y: 200,
      angle: -170,
      distance: '9 mi',
      words: { x: 75, anchor: 'start' as const, lines: ['Pier Park', '9 mi'] },
    };
    const map = { ...block.map, pins: block.map.pins.slice(1), arrows: [arrow] };
    const links = [
      ...guideWith({ blocks: [{ ...block, map }] }).matchAll(
        /<a href="#spot-(\d)" aria-label="([^"]*)">.*?<\/a>/g,
      ),
    ];

    expect(links.map(([, number, label]) => [number, label])).toEqual([
      ['1', '1: Pier Park, 9 mi'],
      ['2', '2: Mill Hill'],
    ]);
    // Its tip, which points down by itself.
    expect(links[0]?.[0]).toContain('rotate(-260)');
    expect(links[0]?.[0]).toMatch(/<tspan [^>]*>Pier Park <\/tspan><tspan [^>]*>9 mi <\/tspan>/);
  });

  it('name a single park in the legend, and several by one word', () => {
    const [block] = sampleSpots.props.blocks;
    if (block?.kind !== 'spots' || !block.map) throw new Error('no map');
    const withParks = (...names: string[]) => {
      const legend = names.map((name) => ({ kind: 'park' as const, name }));
      return guideWith({ blocks: [{ ...block, map: block.map && { ...block.map, legend } }] });
    };

    expect(withParks('Mill Green')).toContain('</svg>Mill Green</span>');
    expect(withParks('Mill Green', 'Pier Green')).toContain('</svg>Parks</span>');
  });

  it('draw the map as one labelled picture, and say where it comes from', () => {
    expect(html).toContain('<svg role="img" aria-label="Map: Where to watch">');
    expect(html).toContain('Green Line');
    expect(html).toContain('Shapes: the county, public domain');
  });

  it('open directions in a window of their own, under the name of the spot', () => {
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/maps\.example\/dir\?to=1" target="_blank" rel="noopener">Directions<span class="unseen"> to Pier Park/,
    );
  });

  it('are a list alone where the content has no map', () => {
    const [block] = sampleSpots.props.blocks;
    const bare = guideWith({ blocks: block?.kind === 'spots' ? [{ ...block, map: null }] : [] });

    expect(bare).toContain('Pier Park');
    expect(bare).not.toContain('role="img"');
    // What the style sheet gives pins their size by.
    expect(bare).toMatch(/<div class="spots"><ol>/);
  });
});

describe('the events of a guide', () => {
  const html = render(sampleEvents);

  it('have a chip for all and for each filter that finds something', () => {
    const rows = [...html.matchAll(/<ul id="(\w+)" class="chips">(.*?)<\/ul>/gs)];

    expect(rows.map(([, id]) => id)).toEqual(['all', 'concert', 'parade', 'free']);
    for (const [, id, row = ''] of rows) {
      expect([...row.matchAll(/href="#(\w+)"/g)].map(([, target]) => target)).toEqual([
        'all',
        'concert',
        'parade',
        'free',
      ]);
      expect(row).toContain(`href="#${id}" aria-current="true"`);
      expect(count(row, /aria-current/g)).toBe(1);
    }
  });

  it('carry the names that chips filter by', () => {
    expect(html).toMatch(/<li class="parade free"[^>]*>.*?Boat parade/s);
    expect(html).toMatch(/<li class="concert"[^>]*>.*?Band by the mill/s);
  });

  it('say what is free and what needs a ticket', () => {
    expect(html).toMatch(/Boat parade.*?>Free<.*?Band by the mill.*?>Tickets required</s);
    expect(count(html, />Free</g)).toBe(1);
  });
});
