import { z } from 'zod';
import { defaultRouteWords, type RouteKey } from '../messages/routeWords.ts';
import { slug } from './primitives.ts';

/** Where each word stands, with an example. */
const places: Readonly<Record<RouteKey, string>> = {
  deal: 'before the name of a deal: "/deal/taco-night"',
  deals: 'all deals: "/deals"',
  today: 'what takes place today: "/deals/today"',
  tonight: 'what takes place tonight: "/deals/tonight"',
  weekend: 'what takes place on the weekend: "/deals/weekend"',
  comingSoon: 'deals that begin later: "/deals/coming-soon"',
  lowestPrices: 'deals in the order of their prices: "/deals/lowest-prices"',
  categories: 'before the id of a category: "/categories/food"',
  category: 'the second address of a category, and of the featured deals: "/category/food"',
  featured: 'the featured deals: "/category/featured"',
  neighborhood: 'before the id of a neighborhood: "/neighborhood/old-town"',
  vendor: 'before the id of a vendor: "/vendor/night-clerk"',
  search: 'the search: "/search"',
  saved: 'the saved deals: "/saved"',
  chat: 'the assistant: "/chatbot"',
  page: 'before the number of a further page of a list: "/deals/page/2"',
};

const keys = Object.keys(defaultRouteWords) as readonly RouteKey[];

const eachKey = <Schema extends z.ZodType>(schemaOf: (key: RouteKey) => Schema) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schemaOf(key)])) as Record<RouteKey, Schema>);

export const routesSchema = eachKey((key) =>
  slug
    .optional()
    .meta({ description: `In the address of ${places[key]}.`, examples: [defaultRouteWords[key]] }),
)
  .default({})
  .meta({
    description:
      'Words in the addresses of pages; the examples are the defaults. Addresses with a default word that is no longer used lead to the new ones.',
  });

export const formerRoutesSchema = eachKey((key) =>
  z
    .array(slug)
    .max(10)
    .optional()
    .meta({ description: `In former addresses of ${places[key]}.`, examples: [['offer']] }),
)
  .default({})
  .meta({
    description:
      'Words that were in `routes` before; addresses with them lead to the new ones. Defaults need not be listed.',
  });
