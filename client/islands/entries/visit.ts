export { recordVisit as start } from '../../enhance/visit.ts';
