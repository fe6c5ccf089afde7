/** A parameter of a request that a server may not support: its name in error messages. */
export type OptionalParameter = string | ReplacedParameter;

/** One that is not just left out. */
export interface ReplacedParameter {
  readonly name: string;
  /** The request body without it, or with a replacement; `null` if the body does not have it. */
  readonly remove: (body: object) => object | null;
}

/** `request` without the first optional parameter that `errorText` names; `null` if it names none. */
export function withoutParameter<
  Request extends { readonly body?: object; readonly optional?: readonly OptionalParameter[] },
>(request: Request, errorText: string): Request | null {
  for (const parameter of request.optional ?? []) {
    const { name, remove } = typeof parameter === 'string' ? leftOut(parameter) : parameter;
    const isNamed = new RegExp(`\\b${name}\\b`).test(errorText);
    const body = isNamed && request.body ? remove(request.body) : null;
    if (body) return { ...request, body };
  }
  return null;
}

const leftOut = (name: string): ReplacedParameter => ({
  name,
  remove(body) {
    const { [name]: value, ...rest } = body as Record<string, unknown>;
    return value === undefined ? null : rest;
  },
});
