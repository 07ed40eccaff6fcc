// What was read as JSON, before anybody knows what it is.

/** The fields of an object; of anything else, none. */
export type Fields = { readonly [name: string]: unknown };

export function fields(value: unknown): Fields {
  return value !== null && typeof value === "object" ? { ...value } : {};
}

/** The value of a JSON text; undefined if it is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
