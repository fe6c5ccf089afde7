import { dealPath } from '../../../data/model/routes.ts';
import { fieldText, type LogRecord, parseRequestLine } from './logRecord.ts';
import { parseLogTime } from './logTime.ts';

/** Names under which hosts, log drains and web servers write the same thing; the first that is there counts. */
const keys = {
  target: ['path', 'url', 'uri', 'request_uri', 'request', 'ClientRequestURI'],
  query: ['query', 'args', 'query_string'],
  ip: ['ip', 'client_ip', 'clientIp', 'remote_addr', 'remote_ip', 'ClientIP'],
  agent: ['user_agent', 'userAgent', 'http_user_agent', 'ClientRequestUserAgent'],
  time: ['time', 'timestamp', '@timestamp', 'ts', 'time_local', 'time_iso8601', 'msec', 'EdgeStartTimestamp'],
  status: ['status', 'status_code', 'statusCode', 'EdgeResponseStatus'],
  method: ['method', 'request_method', 'ClientRequestMethod'],
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * A line that is one JSON object: a request, or what an endpoint wrote of a beacon, `{"path": "/deal/…"}` with a time.
 * `null` where it is none of these.
 */
export function parseJsonLine(line: string): LogRecord | null {
  const fields = parseObject(line);
  if (fields === null) return null;
  const { target, method: asked } = targetOf(fields);
  const method = textOf(first(fields, keys.method))?.toUpperCase() ?? asked;
  const status = first(fields, keys.status);
  const visit = {
    at: parseLogTime(first(fields, keys.time)),
    ip: fieldText(textOf(first(fields, keys.ip))) || null,
    agent: agentOf(fields),
    method,
    status: status === undefined ? null : Number(status),
  };
  const opened = textOf(fields.path);
  if (opened?.startsWith(dealPath('')) && isWrittenByEndpoint(visit)) {
    return { kind: 'beacon', ...visit, target: opened };
  }
  return target === null ? null : { kind: 'request', ...visit, target };
}

/** Some servers keep what was asked in an object of its own. */
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

/** Where several keys name the address, one may lack the query; it may also have a key of its own. */
function targetOf(fields: Fields): { target: string | null; method: string | null } {
  const found = keys.target.flatMap((key) => {
    const text = textOf(fields[key]);
    if (!text) return [];
    return /^\S+ \S/.test(text) ? parseRequestLine(text) : { method: null, target: text };
  });
  const best = found.find(({ target }) => target.includes('?')) ?? found[0];
  if (!best) return { target: null, method: null };
  const query = textOf(first(fields, keys.query))?.replace(/^\?/, '');
  return query && !best.target.includes('?') ? { ...best, target: `${best.target}?${query}` } : best;
}

function agentOf(fields: Fields): string | null {
  const agent = first(fields, keys.agent);
  if (agent !== undefined) return fieldText(textOf(agent) ?? '');
  if (!isObject(fields.headers)) return null;
  const { headers } = fields;
  const value = headers['User-Agent'] ?? headers['user-agent'];
  return fieldText(textOf(Array.isArray(value) ? value[0] : value) ?? '');
}

/** A host that logs a visit to a deal's own page says how it answered; what an endpoint writes does not, or says POST. */
const isWrittenByEndpoint = ({ method, status }: Pick<LogRecord, 'method' | 'status'>) =>
  method === 'POST' || (method === null && status === null);

const first = (fields: Fields, names: readonly string[]): unknown => {
  const name = names.find((key) => fields[key] !== undefined && fields[key] !== null);
  return name === undefined ? undefined : fields[name];
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
