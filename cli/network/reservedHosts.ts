const reservedNames = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** True for a host name that is reserved for examples and tests, so that nobody can own it. Rules: RFC 2606 and RFC 6761. */
export const isReservedHost = (hostname: string): boolean => reservedNames.test(hostname);
