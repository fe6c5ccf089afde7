import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import { privacySlot } from '../../../content/privacySlot.ts';

/** Stands at the top of pages that a lawyer should read. */
const draftNote =
  '**This page is a draft that nobody has checked yet.** It says what the program does. Add who you are, complete it for the laws of your country, have it checked, and remove this paragraph and the line "unchecked" at the top of the file.';

/** The pages of text of a new project, by the names of their files. */
export function newPages(city: string, email: string, today: LocalDate): Readonly<Record<string, string>> {
  const page = (title: string, metaDescription: string, text: string) => {
    const unchecked = text.includes(draftNote) ? 'unchecked: true\n' : '';
    return `---\ntitle: ${title}\nmetaDescription: ${metaDescription}\nlastUpdated: ${today}\n${unchecked}---\n\n${text.trim()}\n`;
  };
  return {
    about: page('About us', `Who picks the deals in ${city}, and how the site earns money.`, about(city)),
    contact: page('Contact', 'How to report a deal that doesn’t work, or suggest one.', contact(email)),
    privacy: page(
      'Privacy',
      'What this site stores, what it doesn’t, and what its host records.',
      privacy(email),
    ),
    terms: page('Terms', 'What we promise about the deals on this site, and what we don’t.', terms(city)),
  };
}

const about = (city: string) => `
We list local deals in ${city}: what you get, what it costs, when it ends, and where to buy it. You buy from the vendor, on
the vendor's site. You don't need an account here.

## How we pick deals

- The crossed-out price is what the vendor normally charges.
- The terms are simple, and the page says all of them.
- Deals with a last day leave our lists after it.

## How we earn

Links to vendors are affiliate links. If you follow one and buy, the vendor may pay us a commission, at no extra cost to
you. Those links are marked.

## The assistant

The chat answers from the deals on this site. It can be wrong, so check the deal's page before you buy.
`;

const contact = (email: string) => `
Email us at [${email}](mailto:${email}).

## A deal doesn't work?

Tell us the name of the deal, what you expected and what you saw. Questions about something you bought go to the vendor
first: they have your order.

## Know a deal that belongs here?

Send us the vendor, the regular price, the deal price, the last day and a link to the terms.
`;

const privacy = (email: string) => `
${draftNote}

## No accounts

There's nothing to sign up for. We only learn your email address if you write to us.

## What stays on your device

Your browser keeps the deals you save, your last searches, your theme, your chat and its settings, whether it has loaded the
fonts, and copies of pages so that the site works offline. Until you close the tab, it also keeps whether the chat is open and
which deals you opened. This copy is not sent to us. Clear the site data in your browser to delete them. The site sets no
advertising or analytics cookies.

## The chat assistant

${privacySlot}

## Your location

Your browser asks whether the site may use your location when you sort deals by distance, search for something near you, or
press "Near me" on the map. The assistant offers a button first, and your browser asks after you press it. Distances are
calculated on your device, and the location is not sent to us.

## What our host records

The host of this site keeps an access log: the time, the page, your IP address and your browser. When you open a deal or
press its button, your browser requests an empty file with the deal's address, which appears in that log. We count those
lines to see which deals are popular.

## Affiliate links

The button on a deal takes you to the vendor's site, which has a privacy policy of its own. The link may tell the vendor that
you came from us.

## Questions

Write to [${email}](mailto:${email}).
`;

const terms = (city: string) => `
${draftNote}

## What this site is

We list offers of vendors in ${city}. We don't sell anything: you buy from the vendor, under the vendor's terms.

## Prices and dates

We check prices and dates, and vendors can change them between checks. What the vendor's page says when you buy is what counts.

## The assistant

The assistant's answers are suggestions and can be wrong.

## Links

Some links are paid. They are marked, and they never change the prices we show.
`;
