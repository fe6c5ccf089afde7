export { offerSimilarDeals as start } from '../../enhance/similarDeals.ts';
