export { startOpenNow as start } from '../../enhance/openNow.ts';
