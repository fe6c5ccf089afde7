import { fieldText, type LogRecord, parseLogTime, parseRequestLine } from './logRecord.ts';

/** The names that hosts, log drains and web servers give to each value; the first one present counts. */
const keys = {
  target: ['path', 'url', 'uri', 'request_uri', 'request', 'ClientRequestURI'],
  query: ['query', 'args', 'query_string'],
  ip: ['ip', 'client_ip', 'clientIp', 'remote_addr', 'remote_ip', 'ClientIP'],
  userAgent: ['user_agent', 'userAgent', 'http_user_agent', 'ClientRequestUserAgent'],
  time: ['time', 'timestamp', '@timestamp', 'ts', 'time_local', 'time_iso8601', 'msec', 'EdgeStartTimestamp'],
  status: ['status', 'status_code', 'statusCode', 'EdgeResponseStatus'],
  method: ['method', 'request_method', 'ClientRequestMethod'],
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * A line with one JSON object: a request, or what an endpoint wrote about a beacon, `{"path": "/deal/…"}` with a time.
 * `null` for anything else.
 */
export function parseJsonLine(line: string): LogRecord | null {
  const fields = parseObject(line);
  if (fields === null) return null;
  const request = requestIn(fields);
  const status = firstOf(fields, keys.status);
  const visit = {
    instant: parseLogTime(firstOf(fields, keys.time)),
    ip: fieldText(asText(firstOf(fields, keys.ip))) || null,
    userAgent: userAgentIn(fields),
    method: asText(firstOf(fields, keys.method))?.toUpperCase() ?? request?.method ?? null,
    status: status === undefined ? null : Number(status),
  };
  const openedPath = asText(fields.path);
  if (openedPath !== undefined && dealAddress.test(openedPath) && isFromEndpoint(visit)) {
    return { kind: 'beacon', ...visit, target: openedPath };
  }
  return request && { kind: 'request', ...visit, target: request.target };
}

/** The object of a line; some servers nest the fields of the request in `request`. */
function parseObject(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value)) return null;
    return isObject(value.request) ? { ...value, ...value.request } : value;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The request with its query. Some logs have several address fields, not all with the query, or a separate query field. */
function requestIn(fields: Fields): Pick<LogRecord, 'method' | 'target'> | null {
  const requests = keys.target.flatMap((key) => {
    const text = asText(fields[key]);
    if (!text) return [];
    return /^\S+ \S/.test(text) ? parseRequestLine(text) : { method: null, target: text };
  });
  const request = requests.find(({ target }) => target.includes('?')) ?? requests[0];
  if (!request) return null;
  const query = asText(firstOf(fields, keys.query))?.replace(/^\?/, '');
  return query && !request.target.includes('?')
    ? { ...request, target: `${request.target}?${query}` }
    : request;
}

function userAgentIn(fields: Fields): string | null {
  const userAgent = firstOf(fields, keys.userAgent);
  if (userAgent !== undefined) return fieldText(asText(userAgent) ?? '');
  if (!isObject(fields.headers)) return null;
  const { headers } = fields;
  const value = headers['User-Agent'] ?? headers['user-agent'];
  return fieldText(asText(Array.isArray(value) ? value[0] : value) ?? '');
}

/** As "/deal/taco-night", with any word of a site. */
const dealAddress = /^\/[^/.?#]+\/[^/]+$/;

/** A host that logs a visit to a deal page also logs its status; an endpoint logs none, or logs POST. */
const isFromEndpoint = ({ method, status }: Pick<LogRecord, 'method' | 'status'>) =>
  method === 'POST' || (method === null && status === null);

const firstOf = (fields: Fields, names: readonly string[]): unknown => {
  const name = names.find((key) => fields[key] !== undefined && fields[key] !== null);
  return name === undefined ? undefined : fields[name];
};

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
