import { testEveryPage } from '../support/everyPage.ts';
import { pagesOfEachKind } from '../support/sampleRoutes.ts';
import { sampleCity } from '../support/visit.ts';

testEveryPage(sampleCity(), 'a desktop', Object.entries(pagesOfEachKind));
