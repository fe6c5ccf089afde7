/** A part of a request that a server can do without. */
export interface Spare {
  /** What errors call it. */
  readonly name: string;
  /** The request without it, or with something in its stead; `null` where it has no such part. */
  readonly leaveOut: (body: object) => object | null;
}

/** A part that can be left out with nothing in its stead. */
export const spare = (name: string): Spare => ({
  name,
  leaveOut(body) {
    const { [name]: part, ...rest } = body as Record<string, unknown>;
    return part === undefined ? null : rest;
  },
});

/** A request without the part that an error is `about`; `null` where the server cannot do without it. */
export function withoutSpare<Asked extends { readonly body?: object; readonly spares?: readonly Spare[] }>(
  asked: Asked,
  about: string,
): Asked | null {
  for (const { name, leaveOut } of asked.spares ?? []) {
    const body = new RegExp(`\\b${name}\\b`).test(about) && asked.body ? leaveOut(asked.body) : null;
    if (body) return { ...asked, body };
  }
  return null;
}
