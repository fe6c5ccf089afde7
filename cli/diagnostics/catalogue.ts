/**
 * Every diagnostic that the program gives. A code is permanent: it is never given another meaning, and a code
 * that is no longer used is not used again. 1xx files, 2xx shape of values, 3xx what entities say of each other,
 * 4xx warnings, 5xx the output folder.
 */
export const catalogue = {
  CD101: 'content-folder-missing',
  CD102: 'file-missing',
  CD103: 'file-unreadable',
  CD104: 'file-empty',
  CD105: 'json-syntax',
  CD106: 'front-matter-syntax',
  CD107: 'not-utf8',
  CD108: 'no-deals',
  CD109: 'file-name',
  CD201: 'missing-key',
  CD202: 'unknown-key',
  CD203: 'wrong-type',
  CD204: 'value-not-allowed',
  CD205: 'wrong-format',
  CD206: 'wrong-size',
  CD301: 'duplicate-id',
  CD302: 'duplicate-slug',
  CD303: 'unknown-category',
  CD304: 'unknown-neighborhood',
  CD305: 'prices-disagree',
  CD306: 'percent-disagrees',
  CD307: 'image-missing',
  CD308: 'unknown-page',
  CD309: 'dates-disagree',
  CD310: 'path-taken',
  CD311: 'image-unreadable',
  CD312: 'unsafe-link',
  CD313: 'audience-disagrees',
  CD401: 'deal-ended',
  CD402: 'deal-ending-soon',
  CD403: 'file-unused',
  CD404: 'catalogue-gap',
  CD501: 'output-not-writable',
  CD502: 'output-locked',
  CD503: 'output-unsafe',
} as const;

export type DiagnosticCode = keyof typeof catalogue;
