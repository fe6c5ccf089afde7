import type { AssistantKnowledge } from '../../../../../client/assistant/conversation/knowledge.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge } from './sampleAssistant.ts';

/** A deal that can be shown; each has another vendor. */
const deal = (slug: string, fields: Partial<DealRecord>): DealRecord =>
  sampleRecord(slug, { url: `https://v.example/${slug}`, vendor: `Vendor of ${slug}`, ...fields });

/** Deals for adults and for families, indoors and outdoors, and three that must never be shown. */
export const sampleCatalog: readonly DealRecord[] = [
  deal('jazz-cellar', {
    title: 'Jazz in the cellar',
    category: 'shows',
    price: 30,
    percent: 40,
    outdoor: false,
  }),
  deal('comedy-late', {
    title: 'Late comedy',
    category: 'shows',
    price: 20,
    percent: 35,
    outdoor: false,
    tags: ['late'],
  }),
  deal('sushi-bar', {
    title: 'Sushi for two',
    price: 80,
    percent: 30,
    outdoor: false,
    neighborhoods: ['harbor'],
  }),
  deal('soup-corner', { title: 'Soup lunch', price: 9, percent: 25, outdoor: false }),
  deal('pizza-late', {
    title: 'Pizza and wine',
    price: 25,
    percent: 20,
    outdoor: false,
    neighborhoods: ['harbor'],
  }),
  deal('sail', {
    title: 'Sunset sail',
    category: 'shows',
    price: 55,
    percent: 22,
    outdoor: true,
    neighborhoods: ['harbor'],
    at: [[47.61, -122.3]],
  }),
  deal('massage', { title: 'Massage', category: 'errands', price: 70, percent: 28, outdoor: false }),
  deal('puppets', {
    title: 'Puppet show',
    category: 'shows',
    price: 15,
    percent: 30,
    outdoor: false,
    family: true,
    tags: ['toddler'],
  }),
  deal('zoo', {
    title: 'Zoo morning',
    category: 'shows',
    price: 18,
    percent: 20,
    outdoor: true,
    family: true,
    tags: ['toddler'],
  }),
  deal('pancakes', {
    title: 'Pancakes',
    price: 12,
    percent: 25,
    outdoor: false,
    family: true,
    tags: ['toddler'],
  }),
  deal('ended', {
    title: 'Jazz that is over',
    category: 'shows',
    price: 1,
    percent: 90,
    endsAt: sampleContext.now - 1,
  }),
  deal('ended-family', { title: 'Farm that is over', percent: 90, family: true, endsAt: sampleContext.now }),
  sampleRecord('linkless', { title: 'Soup without a link', price: 2, percent: 90, vendor: 'Nobody' }),
];

/** Slugs that must never be shown. */
export const unshowable = ['ended', 'ended-family', 'linkless'];

/** The assistant's knowledge of the sample catalog. */
export const catalogKnowledge: AssistantKnowledge = sampleKnowledge(sampleCatalog);
