export { startCarousel as start } from '../carousel/startCarousel.ts';
