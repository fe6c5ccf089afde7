/** A parameter of a request that a server may not support. */
export interface OptionalParameter {
  /** Its name in error messages. */
  readonly name: string;
  /** The request body without it, or with a replacement; `null` if the body does not have it. */
  readonly remove: (body: object) => object | null;
}

/** A parameter that is left out without a replacement. */
export const optionalParameter = (name: string): OptionalParameter => ({
  name,
  remove(body) {
    const { [name]: value, ...rest } = body as Record<string, unknown>;
    return value === undefined ? null : rest;
  },
});

/** `request` without the first optional parameter that `errorText` names; `null` if it names none. */
export function withoutParameter<
  Request extends { readonly body?: object; readonly optional?: readonly OptionalParameter[] },
>(request: Request, errorText: string): Request | null {
  for (const { name, remove } of request.optional ?? []) {
    const isNamed = new RegExp(`\\b${name}\\b`).test(errorText);
    const body = isNamed && request.body ? remove(request.body) : null;
    if (body) return { ...request, body };
  }
  return null;
}
