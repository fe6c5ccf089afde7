/** The functions of HarfBuzz that cut fonts; numbers are addresses in its memory, 0 for nothing. */
export interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** HB_MEMORY_MODE_WRITABLE and HB_SUBSET_SETS_LAYOUT_FEATURE_TAG. */
const [writable, featureTags] = [2, 6];

/** Features that style sheets turn on, besides those that HarfBuzz keeps because browsers use them by themselves. */
const usedFeatures = ['tnum'];

/**
 * The OpenType font `whole` with the glyphs of `characters` only; `null` if it cannot be cut. Frees nothing: the memory goes with
 * the instance.
 */
export function cutTables(harfbuzz: Subsetter, whole: Uint8Array, characters: string): Uint8Array | null {
  const place = harfbuzz.malloc(whole.length);
  new Uint8Array(harfbuzz.memory.buffer).set(whole, place);
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(place, whole.length, writable, 0, 0), 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const kept = harfbuzz.hb_subset_input_unicode_set(input);
  for (const character of characters) harfbuzz.hb_set_add(kept, character.codePointAt(0) ?? 0);
  const features = harfbuzz.hb_subset_input_set(input, featureTags);
  for (const tag of usedFeatures) harfbuzz.hb_set_add(features, Buffer.from(tag).readUInt32BE());
  const cut = harfbuzz.hb_subset_or_fail(face, input);
  if (cut === 0) return null;
  const blob = harfbuzz.hb_face_reference_blob(cut);
  const start = harfbuzz.hb_blob_get_data(blob, 0);
  const length = harfbuzz.hb_blob_get_length(blob);
  return length === 0 ? null : new Uint8Array(harfbuzz.memory.buffer).slice(start, start + length);
}
