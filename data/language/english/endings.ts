import type { Endings } from '../endings.ts';

export const englishEndings: Endings = {
  singular: [
    ['^childrens?$', 'child'],
    ['^feet$', 'foot'],
    ['^axes$', 'axe'],
    ['(?<=^(?:mov|cook|smooth))ies$', 'ie'],
    ['(?<=..)ies$', 'y'],
    ['(?<=ch|sh|x|ss)es$', ''],
    ['(?<=.[^s])s$', ''],
  ],
  plural: [
    ['s$', 's'],
    ['(?<=[^aeiou])y$', 'ies'],
    ['$', 's'],
  ],
  stem: [
    ['(?<=..)([bdglmnprt])\\1(?:ing|ed|er)$', '$1'],
    ['(?<=...)(?:ing|ed)$', ''],
    ['(?<=....)(?:er|al)$', ''],
    ['(?<=....)[ey]$', ''],
  ],
};
