export { startSearch as start } from '../../searchDialog/startSearch.ts';
